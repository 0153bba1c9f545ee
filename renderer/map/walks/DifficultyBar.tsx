import type { WalkSummaryData } from '../../../schemas/engine'
import { useText } from '../../i18n/TextContext'
import { ProgressBar } from '../../parts/ProgressBar'
import styles from './DifficultyBar.module.css'

type Difficulty = WalkSummaryData['difficulty']

/** Filled part of the bar in percent. */
const fills: { readonly [D in Difficulty]: number } = { SUPER_EASY: 25, EASY: 50, MEDIUM: 75, HARD: 100 }
const tones = { SUPER_EASY: 'green', EASY: 'green', MEDIUM: 'orange', HARD: 'red' } as const

/** The difficulty of a walk, as a bar and in words. The colour only repeats both. */
export function DifficultyBar({ difficulty }: { difficulty: Difficulty }) {
  const text = useText()
  return (
    <span className={styles.difficulty}>
      <ProgressBar value={fills[difficulty]} max={100} tone={tones[difficulty]} className={styles.bar} />
      <span>{text(`walk.${difficulty}`)}</span>
    </span>
  )
}
