/** Saves the file at an address of the portal's own origin. */
export function saveFile(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
