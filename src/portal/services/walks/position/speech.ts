/** Whether the device can read aloud. */
export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined'

/** Reads a text aloud in a language (BCP 47), in place of what is being read. */
export function speak(text: string, language: string): void {
  if (!canSpeak()) return
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = language
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

export const stopSpeaking = (): void => {
  if (canSpeak()) speechSynthesis.cancel()
}
