import { useEffect } from 'react'
import type { TextKey } from '../i18n/createText'
import type { InputProps } from './Input'

/**
 * Reports to the form that the field is unfinished. `key` is the key of the error message; undefined if the field is
 * finished.
 */
export function useReportUnfinished(onUnfinished: InputProps['onUnfinished'], key: TextKey | undefined): void {
  useEffect(() => {
    if (!key || !onUnfinished) return
    onUnfinished({ key })
    return () => onUnfinished(undefined)
  }, [onUnfinished, key])
}
