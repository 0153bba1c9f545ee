/** Address of a picture at the size of its box in CSS pixels; 0 keeps the ratio. Only files of the portal are resized. */
export function imageUrl(source: string, box: { width: number; height: number; crop?: boolean }): string {
  if (source.includes('/')) return source
  return `/${box.crop ? 'crop-resize' : 'resize'}/${Math.round(box.width)}x${Math.round(box.height)}/${encodeURIComponent(source)}`
}
