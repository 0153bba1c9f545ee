import { useEffect } from 'react'
import type { TextKey } from '../i18n/createText'
import type { InputProps } from './Input'

/** Reports to the form that the field is unfinished, with the key of a message; undefined if it is finished. */
export function useReportUnfinished(onUnfinished: InputProps['onUnfinished'], key: TextKey | undefined): void {
  useEffect(() => {
    if (!key || !onUnfinished) return
    onUnfinished({ key })
    return () => onUnfinished(undefined)
  }, [onUnfinished, key])
}
