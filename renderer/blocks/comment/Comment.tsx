import type { BlockProps } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { formatDate } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { cardClass } from '../../parts/cardClass'
import { Star } from '../../parts/Star'
import styles from './Comment.module.css'

export { default as contract } from '../../../schemas/generated/blocks/comment.js'

const starNumbers = [1, 2, 3, 4, 5]

/** The tag of an undetermined language (ISO 639-3). The text would otherwise be read as one in the language of the page. */
const unknownLanguage = 'und'

/** A visitor's comment with the rating they gave. */
export function Comment({ data: { author, date, rate, text: comment, locale: language } }: BlockProps<'comment'>) {
  const text = useText()
  const { locale, timeZone } = useHost()
  return (
    <article className={cardClass()}>
      <p className={styles.head}>
        <b className={styles.author} dir="auto">
          {author?.trim() || text('comments.anonymous')}
        </b>
        <time dateTime={date} className={styles.date}>
          {formatDate(date, locale, timeZone)}
        </time>
      </p>
      {rate !== undefined && (
        <p className={styles.stars} role="img" aria-label={text('comments.rate', { rate })}>
          {starNumbers.map((number) => (
            <Star key={number} filled={number <= rate ? 'full' : 'none'} />
          ))}
        </p>
      )}
      <p className={styles.text} dir="auto" lang={language ?? unknownLanguage}>
        {comment}
      </p>
    </article>
  )
}
