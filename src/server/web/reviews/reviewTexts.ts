import type { Portal } from '../../../../schemas'

/** French texts of the page where a town decides on a review. */
const fr = {
  title: 'Avis à relire',
  question: 'Voulez-vous publier cet avis ?',
  rate: (rate: number) => `Note : ${rate} sur 5`,
  publish: 'Publier',
  refuse: 'Refuser',
  published: 'Cet avis est publié.',
  refused: 'Cet avis est refusé. Personne d’autre que son auteur ne le voit.',
  changed: 'Cet avis a changé depuis que vous avez ouvert la page. Relisez-le.',
  expired: 'Ce lien n’est plus valable : il a expiré.',
  missing: 'Cet avis n’existe plus, ou le lien est incomplet.',
}

export type ReviewTexts = typeof fr

const en: ReviewTexts = {
  title: 'Review to check',
  question: 'Do you want to publish this review?',
  rate: (rate) => `Rating: ${rate} out of 5`,
  publish: 'Publish',
  refuse: 'Refuse',
  published: 'This review is published.',
  refused: 'This review is refused. Nobody but its author sees it.',
  changed: 'This review has changed since you opened the page. Please read it again.',
  expired: 'This link is no longer valid: it has expired.',
  missing: 'This review no longer exists, or the link is incomplete.',
}

const de: ReviewTexts = {
  title: 'Bewertung zur Durchsicht',
  question: 'Möchten Sie diese Bewertung veröffentlichen?',
  rate: (rate) => `Bewertung: ${rate} von 5`,
  publish: 'Veröffentlichen',
  refuse: 'Ablehnen',
  published: 'Diese Bewertung ist veröffentlicht.',
  refused: 'Diese Bewertung ist abgelehnt. Nur ihr Verfasser sieht sie.',
  changed: 'Diese Bewertung hat sich geändert, seit Sie die Seite geöffnet haben. Bitte lesen Sie sie erneut.',
  expired: 'Dieser Link ist abgelaufen.',
  missing: 'Diese Bewertung gibt es nicht mehr, oder der Link ist unvollständig.',
}

const nl: ReviewTexts = {
  title: 'Beoordeling om na te lezen',
  question: 'Wilt u deze beoordeling publiceren?',
  rate: (rate) => `Beoordeling: ${rate} op 5`,
  publish: 'Publiceren',
  refuse: 'Weigeren',
  published: 'Deze beoordeling is gepubliceerd.',
  refused: 'Deze beoordeling is geweigerd. Alleen de auteur ziet ze.',
  changed: 'Deze beoordeling is gewijzigd sinds u de pagina opende. Lees ze opnieuw.',
  expired: 'Deze link is niet meer geldig: hij is verlopen.',
  missing: 'Deze beoordeling bestaat niet meer, of de link is onvolledig.',
}

const textsByLocale: Readonly<Record<Portal['defaultLocale'], ReviewTexts>> = { fr, en, de, nl }

export const reviewTexts = (locale: Portal['defaultLocale']): ReviewTexts => textsByLocale[locale]
