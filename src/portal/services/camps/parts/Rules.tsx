import type { CampLocationView } from '../../../../../schemas/engine'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import styles from './camps.module.css'

/** The rules of a location, those of fires, and what to do in an emergency. */
export function Rules({ location }: { location: CampLocationView }) {
  const { shellText: text } = useSession()
  const { rules, fireRules, locale: lang } = location
  return (
    <>
      <Emergency location={location} />
      <section className={entries.section}>
        <h2 className={entries.heading}>{text('camps.rules')}</h2>
        <ul className={styles.lines} lang={lang}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <section className={entries.section}>
        <h2 className={entries.heading}>{text('camps.fireRules')}</h2>
        <p lang={lang}>{fireRules}</p>
      </section>
    </>
  )
}

/** What to do in an emergency, with the numbers to call. */
function Emergency({ location: { emergency, forester, locale: lang } }: { location: CampLocationView }) {
  const { shellText: text } = useSession()
  return (
    <section className={styles.emergency}>
      <h2 className={entries.heading}>{text('camps.emergency')}</h2>
      <ol className={styles.lines} lang={lang}>
        {emergency.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={entries.links}>
        <a href="tel:112">{text('camps.call112')}</a>
        <a href={`tel:${forester.phone.replaceAll(' ', '')}`}>
          {text('camps.callForester', { phone: forester.phone })}
        </a>
      </p>
    </section>
  )
}
