/** Whether a list of texts or numbers has one of them twice. Of lists with objects it says so without looking. */
export function isRepetitive(list: readonly unknown[]): boolean {
  return new Set(list).size < list.length || list.some((item) => typeof item === 'object' && item !== null)
}
