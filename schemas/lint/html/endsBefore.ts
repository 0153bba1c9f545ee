const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const p = words('p')
const headings = words('h1 h2 h3 h4 h5 h6 p')
const sections = words('thead tbody')

/** Elements that end where another begins, if they were opened last. */
const ends: Readonly<Record<string, ReadonlySet<string>>> = {
  tr: words('tr th td'),
  th: words('th'),
  td: words('thead th td'),
  a: words('a'),
  li: words('li'),
  dd: words('dd dt'),
  dt: words('dd dt'),
  tbody: sections,
  tfoot: sections,
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, headings])),
  ...Object.fromEntries(
    ['p', 'blockquote', 'div', 'dl', 'figcaption', 'figure', 'hr', 'ol', 'pre', 'table', 'ul'].map((name) => [name, p]),
  ),
}

/** Whether an element ends because the one named `next` begins. */
export const endsBefore = (name: string, next: string): boolean =>
  Object.hasOwn(ends, next) && ends[next]?.has(name) === true
