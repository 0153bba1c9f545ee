type Message = readonly [title: string, text: string]

type PlainPageTexts = {
  home: string
  /** Label of the link to the same page. */
  retry: string
  /** Message for statuses that `messages` lacks. */
  failed: Message
  /** By status. */
  messages: Readonly<Record<number, Message>>
}

/** Texts of the server's own error pages by language. */
export const plainPageTexts: Readonly<Record<'fr' | 'de' | 'en' | 'nl', PlainPageTexts>> = {
  fr: {
    home: 'Retour à l’accueil',
    retry: 'Réessayer',
    failed: ['Une erreur est survenue', 'La page n’a pas pu être affichée. Réessayez dans quelques instants.'],
    messages: {
      400: [
        'Demande incorrecte',
        'Le site ne peut pas lire cette adresse ou cet envoi. Revenez en arrière ou retournez à l’accueil.',
      ],
      404: ['Page introuvable', 'Cette page n’existe pas ou n’existe plus.'],
      413: [
        'Envoi trop volumineux',
        'Revenez en arrière pour retrouver ce que vous avez écrit, puis allégez votre envoi.',
      ],
      421: ['Adresse inconnue', 'Aucun site ne se trouve à cette adresse.'],
      429: ['Trop de demandes', 'Vous avez ouvert beaucoup de pages en peu de temps. Réessayez dans une minute.'],
      503: ['Site en préparation', 'Le site n’est pas encore prêt. Réessayez dans quelques instants.'],
    },
  },
  de: {
    home: 'Zur Startseite',
    retry: 'Erneut versuchen',
    failed: [
      'Ein Fehler ist aufgetreten',
      'Die Seite konnte nicht angezeigt werden. Versuchen Sie es gleich noch einmal.',
    ],
    messages: {
      400: [
        'Ungültige Anfrage',
        'Die Website kann diese Adresse oder Ihre Eingaben nicht lesen. Gehen Sie zurück oder zur Startseite.',
      ],
      404: ['Seite nicht gefunden', 'Diese Seite gibt es nicht oder nicht mehr.'],
      413: [
        'Zu große Datenmenge',
        'Gehen Sie zurück zu dem, was Sie geschrieben haben, und senden Sie weniger auf einmal.',
      ],
      421: ['Unbekannte Adresse', 'Unter dieser Adresse gibt es keine Website.'],
      429: [
        'Zu viele Anfragen',
        'Sie haben in kurzer Zeit viele Seiten geöffnet. Versuchen Sie es in einer Minute wieder.',
      ],
      503: ['Website wird vorbereitet', 'Die Website ist noch nicht bereit. Versuchen Sie es gleich noch einmal.'],
    },
  },
  en: {
    home: 'Back to the home page',
    retry: 'Try again',
    failed: ['Something went wrong', 'The page could not be shown. Try again in a moment.'],
    messages: {
      400: ['Bad request', 'The site cannot read this address or what was sent. Go back, or return to the home page.'],
      404: ['Page not found', 'This page does not exist, or no longer exists.'],
      413: ['Too much to send', 'Go back to find what you have written, and send less at once.'],
      421: ['Unknown address', 'There is no site at this address.'],
      429: ['Too many requests', 'You have opened many pages in a short time. Try again in a minute.'],
      503: ['Site not ready', 'The site is not ready yet. Try again in a moment.'],
    },
  },
  nl: {
    home: 'Terug naar de startpagina',
    retry: 'Opnieuw proberen',
    failed: ['Er is iets misgegaan', 'De pagina kon niet worden getoond. Probeer het zo meteen opnieuw.'],
    messages: {
      400: [
        'Ongeldige aanvraag',
        'De site kan dit adres of deze inzending niet lezen. Ga terug of ga naar de startpagina.',
      ],
      404: ['Pagina niet gevonden', 'Deze pagina bestaat niet of niet meer.'],
      413: ['Inzending te groot', 'Ga terug om terug te vinden wat u geschreven hebt, en stuur minder in één keer.'],
      421: ['Onbekend adres', 'Op dit adres is er geen site.'],
      429: ['Te veel aanvragen', 'U hebt in korte tijd veel pagina’s geopend. Probeer het over een minuut opnieuw.'],
      503: ['Site in voorbereiding', 'De site is nog niet klaar. Probeer het zo meteen opnieuw.'],
    },
  },
}
