import { formatDate } from '../../../../../renderer/format/formatDate'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { type ConsentLevel, nameInTown, type StoredItem } from '../../../../../schemas/cookies/scriptItems'
import { type StoredItemKey, storedItemKeys, storedItems } from '../../../../../schemas/cookies/storedItems'
import type { RoutePage } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import { PageTop } from '../../../shell/PageTop'
import page from '../../../shell/PageView.module.css'
import type { ShellTextKey } from '../../../texts/loadTexts'
import { cookieTexts } from '../cookieTexts'
import styles from './cookiesPage.module.css'

/** Lists everything that the portal stores in the browser, with the form of the cookie consent. */
export const cookiesPage: RoutePage<Readonly<Record<string, never>>, undefined> = {
  texts: cookieTexts,
  data: () => undefined,
  head: (_, { shellText }) => ({
    status: 200,
    title: shellText('cookies.title'),
    description: shellText('cookies.lead'),
    kind: 'article',
  }),
  Component: () => {
    const { shellText } = useSession()
    const steps = [{ title: shellText('home'), path: '/' }, { title: shellText('cookies.title') }]
    return (
      <div className={page.text}>
        <PageTop steps={steps} />
        <header className={page.header}>
          <h1 className={page.title}>{shellText('cookies.title')}</h1>
          <p className={page.lead}>{shellText('cookies.lead')}</p>
        </header>
        <div className={styles.sections}>
          <Choice />
          <Level level="necessary" />
          <Level level="experience" />
        </div>
      </div>
    )
  },
}

/** The consent form. It is a plain form, so that it works without JavaScript. */
function Choice() {
  const { portal, shellText } = useSession()
  const button = (level: ConsentLevel, label: string) => (
    <button type="submit" className={buttonClass('secondary')} name="level" value={level}>
      {label}
    </button>
  )
  return (
    <section className={styles.section}>
      <h2>{shellText('cookies.choice')}</h2>
      <p>{shellText('cookies.choice.text')}</p>
      <form className={styles.choice} method="post" action={portalPath(portal.cardName, '/consentement')}>
        <input type="hidden" name="back" value={portalPath(portal.cardName, '/contenu/cookies')} />
        {button('experience', shellText('cookies.accept'))}
        {button('necessary', shellText('cookies.refuse'))}
      </form>
      <p role="status" data-saved={shellText('cookies.saved')} />
    </section>
  )
}

function Level({ level }: { level: ConsentLevel }) {
  const { shellText } = useSession()
  const keys = storedItemKeys.filter((key) => storedItems[key].level === level)
  return (
    <section className={styles.section}>
      <h2>{shellText(`cookies.${level}`)}</h2>
      <p>{shellText(`cookies.${level}.text`)}</p>
      <ul className={styles.items}>
        {keys.map((key) => (
          <Item key={key} id={key} item={storedItems[key]} />
        ))}
      </ul>
    </section>
  )
}

function Item({ id, item }: { id: StoredItemKey; item: StoredItem }) {
  const { portal, shellText } = useSession()
  const lifetime = useLifetime(item)
  return (
    <li className={styles.item}>
      <h3>{shellText(`cookies.item.${id}`)}</h3>
      <dl className={styles.facts}>
        <div className={styles.purpose}>
          <dt>{shellText('cookies.purpose')}</dt>
          <dd>{shellText(`cookies.purpose.${id}`)}</dd>
        </div>
        <div>
          <dt>{shellText('cookies.lifetime')}</dt>
          <dd>{lifetime}</dd>
        </div>
        <div>
          <dt>{shellText('cookies.place')}</dt>
          <dd>{shellText(`cookies.place.${item.place}`)}</dd>
        </div>
        <div className={styles.technical}>
          <dt>{shellText('cookies.name')}</dt>
          <dd>
            <code>{nameInTown(item, portal.cardName)}</code>
          </dd>
        </div>
      </dl>
    </li>
  )
}

const longDate = { dateStyle: 'long' } as const
/** The end of an item without a lifetime, by its storage. */
const ends = {
  cookie: 'cookies.untilClose',
  sessionStorage: 'cookies.untilTabClose',
  localStorage: 'cookies.untilRemoved',
  indexedDB: 'cookies.untilRemoved',
} as const satisfies Readonly<Record<StoredItem['place'], ShellTextKey>>
const secondsPerDay = 24 * 60 * 60

/** The lifetime of an item in words: `6 mois`. */
function useLifetime({ place, maxAge, expires }: StoredItem): string {
  const { locale, shellText } = useSession()
  if (expires !== undefined) {
    return shellText('cookies.until', { date: formatDate(new Date(expires), locale, 'UTC', longDate) })
  }
  if (maxAge === undefined) return shellText(ends[place])
  const days = maxAge / secondsPerDay
  const [unit, count] =
    days >= 365
      ? (['year', days / 365] as const)
      : days >= 31
        ? (['month', days / 30.4] as const)
        : (['day', days] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(count))
}
