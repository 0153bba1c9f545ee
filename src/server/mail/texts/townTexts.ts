import type { Portal } from '../../../../schemas'

type Locale = Portal['defaultLocale']

/** French texts of mails to towns. */
const fr = {
  comment: 'Nouveau message d’un visiteur',
  suggestion: 'Nouvelle suggestion',
  review: 'Nouvel avis',
  filled: 'Nouveau formulaire rempli',
  reading: 'Nouveau relevé de compteur',
  message: 'Message',
  email: 'Adresse e-mail',
  page: 'Page',
  widget: 'Widget',
  category: 'Catégorie',
  about: 'À propos de',
  rate: 'Note',
  form: 'Formulaire',
  photo: 'La photo est jointe à ce message.',
  index: 'Index',
  meter: 'Compteur',
  readOn: 'Relevé le',
  always: 'ouvert 24 h/24',
  appointment: 'sur rendez-vous',
  decide: 'Publier ou refuser cet avis',
  automatic:
    'Message envoyé automatiquement par le portail. Votre réponse est adressée au visiteur s’il a donné son adresse.',
}

export type TownTexts = typeof fr

const en: TownTexts = {
  comment: 'New message from a visitor',
  suggestion: 'New suggestion',
  review: 'New review',
  filled: 'New completed form',
  reading: 'New meter reading',
  message: 'Message',
  email: 'Email address',
  page: 'Page',
  widget: 'Widget',
  category: 'Category',
  about: 'About',
  rate: 'Rating',
  form: 'Form',
  photo: 'The photo is attached to this message.',
  index: 'Index',
  meter: 'Meter',
  readOn: 'Read on',
  always: 'open 24 hours',
  appointment: 'by appointment',
  decide: 'Publish or refuse this review',
  automatic: 'The portal sent this message automatically. A reply goes to the visitor if they gave their address.',
}

const de: TownTexts = {
  comment: 'Neue Nachricht über das Portal',
  suggestion: 'Neuer Vorschlag',
  review: 'Neue Bewertung',
  filled: 'Neues ausgefülltes Formular',
  reading: 'Neuer Zählerstand',
  message: 'Nachricht',
  email: 'E-Mail-Adresse',
  page: 'Seite',
  widget: 'Widget',
  category: 'Kategorie',
  about: 'Betrifft',
  rate: 'Bewertung',
  form: 'Formular',
  photo: 'Das Foto ist dieser Nachricht beigefügt.',
  index: 'Zählerstand',
  meter: 'Zählernummer',
  readOn: 'Abgelesen am',
  always: 'rund um die Uhr',
  appointment: 'nach Vereinbarung',
  decide: 'Diese Bewertung veröffentlichen oder ablehnen',
  automatic:
    'Das Portal hat diese Nachricht automatisch versandt. Ihre Antwort geht an die Person, die sie geschrieben hat, sofern sie ihre Adresse angegeben hat.',
}

const nl: TownTexts = {
  comment: 'Nieuw bericht van een bezoeker',
  suggestion: 'Nieuwe suggestie',
  review: 'Nieuwe beoordeling',
  filled: 'Nieuw ingevuld formulier',
  reading: 'Nieuwe meterstand',
  message: 'Bericht',
  email: 'E-mailadres',
  page: 'Pagina',
  widget: 'Widget',
  category: 'Categorie',
  about: 'Over',
  rate: 'Score',
  form: 'Formulier',
  photo: 'De foto is als bijlage toegevoegd.',
  index: 'Meterstand',
  meter: 'Meternummer',
  readOn: 'Afgelezen op',
  always: 'dag en nacht',
  appointment: 'op afspraak',
  decide: 'Deze beoordeling publiceren of weigeren',
  automatic:
    'Het portaal heeft dit bericht automatisch verstuurd. Uw antwoord gaat naar de bezoeker, als die een e-mailadres heeft opgegeven.',
}

const textsByLocale: Readonly<Record<Locale, TownTexts>> = { fr, en, de, nl }

export const townTexts = (locale: Locale): TownTexts => textsByLocale[locale]
