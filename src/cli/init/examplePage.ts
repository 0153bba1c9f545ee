import type { Locale, Page } from '../../../schemas'

const textsByLocale = {
  fr: {
    file: 'accueil.json',
    title: 'Bienvenue à la maison communale',
    description: 'Nos guichets vous accueillent en semaine, avec ou sans rendez-vous.',
    hours: 'Heures d’ouverture',
    note: 'Fermé les jours fériés.',
    card: 'Demander une carte d’identité',
    cardText: 'Les pièces à apporter, les délais et les tarifs.',
    button: 'Prendre rendez-vous en ligne',
  },
  de: {
    file: 'startseite.json',
    title: 'Willkommen im Rathaus',
    description: 'Unsere Schalter sind wochentags für Sie da, mit oder ohne Termin.',
    hours: 'Öffnungszeiten',
    note: 'An Feiertagen geschlossen.',
    card: 'Einen Personalausweis beantragen',
    cardText: 'Was Sie mitbringen, wie lange es dauert und was es kostet.',
    button: 'Einen Termin online vereinbaren',
  },
  en: {
    file: 'home.json',
    title: 'Welcome to the town hall',
    description: 'Our counters are open on weekdays, with or without an appointment.',
    hours: 'Opening hours',
    note: 'Closed on public holidays.',
    card: 'Apply for an identity card',
    cardText: 'What to bring, how long it takes and what it costs.',
    button: 'Book an appointment online',
  },
  nl: {
    file: 'onthaal.json',
    title: 'Welkom in het gemeentehuis',
    description: 'Onze loketten zijn op weekdagen open, met of zonder afspraak.',
    hours: 'Openingsuren',
    note: 'Gesloten op feestdagen.',
    card: 'Een identiteitskaart aanvragen',
    cardText: 'Wat u meebrengt, hoelang het duurt en wat het kost.',
    button: 'Online een afspraak maken',
  },
} satisfies Record<Locale, Readonly<Record<string, string>>>

/** Opening hours in minutes since midnight: 8:30 to 12:00, and on Wednesdays 13:00 to 16:00. */
const mornings = [1, 2, 3, 4, 5].map((day) => ({ day, startTime: 510, endTime: 720 }))
const afternoon = { day: 3, startTime: 780, endTime: 960 }

/** Returns a small valid page in a language, and the name of its file. */
export function examplePage(locale: Locale): { file: string; page: Page } {
  const { file, title, description, hours, note, card, cardText, button } = textsByLocale[locale]
  return {
    file,
    page: {
      title,
      description,
      components: [
        { type: 'title', data: { text: title, level: 1 } },
        { type: 'description', data: { text: description } },
        { type: 'title', data: { text: hours, level: 2 } },
        { type: 'schedule', data: { entries: [...mornings, afternoon], description: note } },
        {
          type: 'content-cell',
          data: { title: card, description: { text: cardText } },
          action: { handler: 'navigation', data: { path: '/contenu/carte-identite' } },
        },
        {
          type: 'button',
          data: { label: button, kind: 'primary' },
          action: { handler: 'redirect', data: { url: 'https://rendez-vous.example.org' } },
        },
      ],
    },
  }
}
