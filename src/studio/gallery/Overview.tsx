import { useEffect, useMemo } from 'react'
import { Link } from 'wouter'
import type { ComponentInfo } from '../contract/allComponents'
import { allComponents, describeComponent, toSections } from '../contract/allComponents'
import { fixturesOf } from '../fixtures/catalogue'
import { Thumbnail } from '../frame/Miniature'
import { Prose } from '../parts/Prose'
import { PastePanel } from '../paste/PastePanel'
import { componentAddress } from '../settings/addresses'
import { useSettings } from '../settings/useSettings'
import { useStudioText } from '../texts/StudioText'
import { useWords } from '../texts/WordsContext'
import styles from './Overview.module.css'

/** All blocks, actions and pages as cards. */
export function Overview() {
  const text = useStudioText()
  const words = useWords()
  const sections = useMemo(() => toSections(allComponents, words), [words])
  useEffect(() => {
    document.title = text('brand')
  }, [text])
  return (
    <div className={styles.overview}>
      <div className={styles.intro}>
        <h1 className={styles.title}>{text('overview.title')}</h1>
        <p className={styles.lead}>{text('overview.lead')}</p>
      </div>
      <PastePanel />
      {sections.map((section) => (
        <section key={section.key} aria-labelledby={`overview-${section.key}`}>
          <h2 id={`overview-${section.key}`} className={styles.heading}>
            {text(`section.${section.key}`)}
          </h2>
          <ul className={styles.cards}>
            {section.components.map((component) => (
              <li key={component.name}>
                <ComponentCard component={component} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** A card of the overview: a miniature, the purpose and the number of fixtures. */
function ComponentCard({ component }: { component: ComponentInfo }) {
  const { collection, name, file } = component
  const text = useStudioText()
  const { title, description } = describeComponent(useWords(), component)
  const [settings] = useSettings()
  const fixtures = fixturesOf(collection, name)
  const valid = fixtures.filter(({ isValid }) => isValid)
  const shown = valid.find((fixture) => fixture.name.endsWith('/complete')) ?? valid[0]
  return (
    <article className={styles.card}>
      {collection !== 'actions' && shown && (
        <div className={styles.drawing}>
          <Thumbnail fixture={shown} />
        </div>
      )}
      <div className={styles.body}>
        <h3 className={styles.cardTitle}>
          <Link className={styles.link} href={componentAddress(collection, name, settings)}>
            {title}
          </Link>
          {file && <code className={styles.name}>{name}</code>}
        </h3>
        {description && (
          <p className={styles.text}>
            <Prose text={description} />
          </p>
        )}
        {file && (
          <p className={styles.count}>
            {text('overview.fixtures', { valid: valid.length, invalid: fixtures.length - valid.length })}
          </p>
        )}
      </div>
    </article>
  )
}
