import { useEffect } from 'react'
import { subjects, toSections } from '../contract/subjects'
import { useStudioText } from '../texts/StudioText'
import styles from './Overview.module.css'
import { SubjectCard } from './SubjectCard'

const sections = toSections(subjects)

/** Everything there is, at a glance. */
export function Overview() {
  const text = useStudioText()
  useEffect(() => {
    document.title = text('brand')
  }, [text])
  return (
    <div className={styles.overview}>
      <div className={styles.intro}>
        <h1 className={styles.title}>{text('overview.title')}</h1>
        <p className={styles.lead}>{text('overview.lead')}</p>
      </div>
      {sections.map((section) => (
        <section key={section.key} aria-labelledby={`overview-${section.key}`}>
          <h2 id={`overview-${section.key}`} className={styles.heading}>
            {text(`section.${section.key}`)}
          </h2>
          <ul className={styles.cards}>
            {section.subjects.map((subject) => (
              <li key={subject.name}>
                <SubjectCard subject={subject} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
