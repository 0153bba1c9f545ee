import { useEffect, useMemo, useState } from 'react'

/** Milliseconds without a new sentence before one is announced, so that only the last of several actions speaks. */
const delayMs = 500

/**
 * Milliseconds for which the live region is empty before it is written: screen readers need them to notice a change.
 */
const emptyMs = 100

/** An invisible character, added to a repeated sentence: some screen readers ignore an unchanged text. */
const invisibleCharacter = '\u2060'

/**
 * Announces sentences in a live region: the last one wins, and a repeated one is announced again. `write` fills the
 * region.
 */
export function createAnnouncer(write: (sentence: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastSentence = ''

  return {
    /** Announces a sentence, or the result of a function that is called at that time. */
    announce(source: string | (() => string)): void {
      clearTimeout(timer)
      timer = setTimeout(() => {
        write('')
        timer = setTimeout(() => {
          const sentence = typeof source === 'function' ? source() : source
          lastSentence = sentence === lastSentence ? `${sentence}${invisibleCharacter}` : sentence
          write(lastSentence)
        }, emptyMs)
      }, delayMs)
    },

    stop(): void {
      clearTimeout(timer)
    },
  }
}

/** Returns the sentence for the live region of a map, and the function that announces one. */
export function useAnnouncer() {
  const [sentence, setSentence] = useState('')
  const announcer = useMemo(() => createAnnouncer(setSentence), [])
  useEffect(() => announcer.stop, [announcer])
  return { sentence, announce: announcer.announce }
}
