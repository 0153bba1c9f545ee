import type { MouseEvent } from 'react'

/** A press that is meant for this page: no new tab, no download, no context menu. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
