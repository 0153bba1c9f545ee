/** Downloads the file at a path of the portal's origin. */
export function saveFile(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
