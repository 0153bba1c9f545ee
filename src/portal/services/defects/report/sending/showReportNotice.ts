/** Shows a sentence about a report above the page, with a link. Returns the function that removes it. */
export function showReportNotice(sentence: string, { label, href }: { label: string; href: string }): () => void {
  const notice = document.createElement('p')
  notice.className = 'outdated'
  notice.setAttribute('role', 'status')
  document.body.prepend(notice)
  const link = document.createElement('a')
  link.textContent = label
  link.href = href
  notice.append(`${sentence} `, link)
  link.addEventListener('click', () => notice.remove())
  return () => notice.remove()
}
