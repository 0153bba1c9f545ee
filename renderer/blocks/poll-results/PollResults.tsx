import type { PollResultsData } from '../../../schemas/engine'
import type { BlockProps } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { formatPercent } from '../../format/formatNumber'
import { useText } from '../../i18n/TextContext'
import { Heading } from '../../parts/Heading'
import { Icon } from '../../parts/Icon'
import { ProgressBar } from '../../parts/ProgressBar'
import styles from './PollResults.module.css'

export { default as contract } from '../../../schemas/generated/blocks/poll-results.js'

/** The results of a poll. A text states each share; the bar only repeats it. */
export function PollResults({ data: { question, dataset, nbTotal, unit, locale } }: BlockProps<'poll-results'>) {
  const text = useText()
  return (
    <div className={styles.results}>
      <Heading className={styles.question}>
        {question === undefined ? text('results.label') : <span lang={locale}>{question}</span>}
      </Heading>
      {dataset.length === 0 ? (
        <p className={styles.total}>{text('results.none')}</p>
      ) : (
        <ul className={styles.answers}>
          {dataset.map((answer, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: answers have no name of their own and keep their order
            <Answer key={index} answer={answer} nbTotal={nbTotal} unit={unit} language={locale} />
          ))}
        </ul>
      )}
      <p className={styles.total}>{text('results.total', { count: nbTotal, unit })}</p>
    </div>
  )
}

type AnswerProps = {
  answer: PollResultsData['dataset'][number]
  nbTotal: number
  unit: string
  language: string | undefined
}

function Answer({ answer: { label, nb, isWinner, hasVoted }, nbTotal, unit, language }: AnswerProps) {
  const text = useText()
  const { locale } = useHost()
  const percent = formatPercent(nbTotal > 0 ? Math.min(1, nb / nbTotal) : 0, locale)
  return (
    <li className={styles.answer} data-winner={isWinner || undefined}>
      <p className={styles.label}>
        <span lang={language}>{label}</span>{' '}
        {isWinner && <span className={styles.winner}>{text('results.winner')}</span>}{' '}
        {hasVoted && (
          <span className={styles.own}>
            <Icon name="check" />
            {text('results.own')}
          </span>
        )}
      </p>
      <ProgressBar value={nb} max={nbTotal} tone={isWinner ? 'primary' : 'quiet'} />
      <p className={styles.share}>{text('results.answer', { percent, count: nb, unit })}</p>
    </li>
  )
}
