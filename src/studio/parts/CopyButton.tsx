import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import { useStudioText } from '../texts/StudioText'
import { Glyph } from './Glyph'
import { ToolButton } from './ToolButton'

/** How long the result of a press is shown, in milliseconds. */
const feedbackMs = 2000

/** Copies a string to the clipboard and shows whether that succeeded. */
export function CopyButton({ value }: { value: string }) {
  const text = useStudioText()
  const [answer, setAnswer] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (!answer) return
    const timer = setTimeout(() => setAnswer(undefined), feedbackMs)
    return () => clearTimeout(timer)
  }, [answer])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setAnswer('copied')
    } catch {
      setAnswer('failed')
    }
  }
  return (
    <>
      <ToolButton onClick={copy}>
        <Glyph name={answer === 'copied' ? 'good' : 'copy'} />
        {text(answer ? `code.${answer}` : 'code.copy')}
      </ToolButton>
      <VisuallyHidden live>{answer && text(`code.${answer}`)}</VisuallyHidden>
    </>
  )
}
