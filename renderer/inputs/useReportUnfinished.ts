import { useEffect } from 'react'
import type { TextKey } from '../i18n/createText'
import type { InputProps } from './Input'

/** Tells a form that something is not finished, by the text that says so; undefined when everything is. */
export function useReportUnfinished(onUnfinished: InputProps['onUnfinished'], key: TextKey | undefined): void {
  useEffect(() => {
    if (!key || !onUnfinished) return
    onUnfinished({ key })
    return () => onUnfinished(undefined)
  }, [onUnfinished, key])
}
