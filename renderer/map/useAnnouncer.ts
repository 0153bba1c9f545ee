import { useEffect, useMemo, useState } from 'react'

/** Milliseconds of calm before a sentence is said, so that only the last of several actions speaks. */
const delayMs = 500

/** Milliseconds for which the region is empty before it is written, which screen readers need to notice a change. */
const gapMs = 100

/** An invisible character: some screen readers say nothing when the same sentence stands there again. */
const mark = '\u2060'

/** Says sentences through a live region: the last one wins, and a repeated one is said again. `write` fills the region. */
export function createAnnouncer(write: (sentence: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = ''

  return {
    /** Says a sentence, or one that is only made when it is time to say it. */
    announce(given: string | (() => string)): void {
      clearTimeout(timer)
      timer = setTimeout(() => {
        write('')
        timer = setTimeout(() => {
          const sentence = typeof given === 'function' ? given() : given
          last = sentence === last ? `${sentence}${mark}` : sentence
          write(last)
        }, gapMs)
      }, delayMs)
    },

    stop(): void {
      clearTimeout(timer)
    },
  }
}

/** The sentence for the live region of a map, and what sets it. */
export function useAnnouncer() {
  const [sentence, setSentence] = useState('')
  const announcer = useMemo(() => createAnnouncer(setSentence), [])
  useEffect(() => announcer.stop, [announcer])
  return { sentence, announce: announcer.announce }
}
