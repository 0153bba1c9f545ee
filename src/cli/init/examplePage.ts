import type { Locale, Page } from '../../../schemas'
import type fr from './texts/fr.json'

const files = import.meta.glob<typeof fr>('./texts/*.json', { eager: true, import: 'default' })

/** Returns the texts of the page in a language. */
function textsIn(locale: Locale): (key: keyof typeof fr) => string {
  const texts = files[`./texts/${locale}.json`]
  if (!texts) throw new Error(`The example has no texts in ${locale}.`)
  return (key) => texts[key]
}

/** Opening hours in minutes since midnight: 8:30 to 12:00, and on Wednesdays 13:00 to 16:00. */
const mornings = [1, 2, 3, 4, 5].map((day) => ({ day, startTime: 510, endTime: 720 }))
const afternoon = { day: 3, startTime: 780, endTime: 960 }

/** Returns a small valid page in a language, and the name of its file. */
export function examplePage(locale: Locale): { file: string; page: Page } {
  const text = textsIn(locale)
  const title = text('title')
  const description = text('description')
  return {
    file: text('file'),
    page: {
      title,
      description,
      components: [
        { type: 'title', data: { text: title, level: 1 } },
        { type: 'description', data: { text: description } },
        { type: 'title', data: { text: text('hours'), level: 2 } },
        { type: 'schedule', data: { entries: [...mornings, afternoon], description: text('note') } },
        {
          type: 'content-cell',
          data: { title: text('card'), description: { text: text('cardText') } },
          action: { handler: 'navigation', data: { path: '/contenu/carte-identite' } },
        },
        {
          type: 'button',
          data: { label: text('button'), kind: 'primary' },
          action: { handler: 'redirect', data: { url: 'https://rendez-vous.example.org' } },
        },
      ],
    },
  }
}
