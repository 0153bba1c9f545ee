import type { Section } from '../store/OfflineWalk'
import styles from './Sections.module.css'

/** Titles, texts and pictures in their order. */
export function Sections({ sections, level = 3 }: { sections: readonly Section[]; level?: 2 | 3 | 4 }) {
  const Title = `h${level}` as const
  return (
    <div className={styles.sections}>
      {sections.map((section, index) => {
        const key = `${index}`
        if (section.kind === 'title') return <Title key={key}>{section.text}</Title>
        if (section.kind === 'text') return <p key={key}>{section.text}</p>
        return <img key={key} src={section.address} alt={section.alt} />
      })}
    </div>
  )
}
