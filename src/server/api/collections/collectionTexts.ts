import type { Locale } from '../../../../schemas'

const fr = {
  asOf: 'Données du {date} : la source ne répond pas pour le moment.',
  directions: 'Itinéraire vers {place}',
  away: 'à {distance}',
  blood: {
    title: 'Collectes de sang',
    types: { blood: 'Sang', plasma: 'Plasma', plaquette: 'Plaquettes' },
    book: 'Prendre rendez-vous : {place}',
    empty: 'Aucune collecte dans un rayon de {radius} km',
    nearest: 'La plus proche est à {distance} : {place}, {date}.',
    none: 'Aucune collecte n’est annoncée. Revenez bientôt.',
  },
  bike: {
    title: 'Parkings à vélo',
    /** Name of a rack whose type is `Autres`. */
    other: 'Parking à vélo',
    onePlace: '1 place',
    places: '{count} places',
    empty: 'Aucun parking à vélo dans un rayon de {radius} km',
    nearest: 'Le plus proche est à {distance} : {place}.',
    none: 'Aucun parking ne répond à ces choix.',
  },
}

export type CollectionTexts = typeof fr

const texts: Readonly<Record<Locale, CollectionTexts>> = {
  fr,
  en: {
    asOf: 'Data of {date}: the source does not answer at the moment.',
    directions: 'Directions to {place}',
    away: '{distance} away',
    blood: {
      title: 'Blood collections',
      types: { blood: 'Blood', plasma: 'Plasma', plaquette: 'Platelets' },
      book: 'Book a time: {place}',
      empty: 'No collection within {radius} km',
      nearest: 'The nearest is {distance} away: {place}, {date}.',
      none: 'No collection is announced. Please come back soon.',
    },
    bike: {
      title: 'Bicycle parking',
      other: 'Bicycle parking',
      onePlace: '1 place',
      places: '{count} places',
      empty: 'No bicycle parking within {radius} km',
      nearest: 'The nearest is {distance} away: {place}.',
      none: 'No bicycle parking meets these choices.',
    },
  },
  de: {
    asOf: 'Daten vom {date}: Die Quelle antwortet zurzeit nicht.',
    directions: 'Route nach {place}',
    away: '{distance} entfernt',
    blood: {
      title: 'Blutspenden',
      types: { blood: 'Blut', plasma: 'Plasma', plaquette: 'Blutplättchen' },
      book: 'Termin vereinbaren: {place}',
      empty: 'Keine Blutspende im Umkreis von {radius} km',
      nearest: 'Die nächste ist {distance} entfernt: {place}, {date}.',
      none: 'Es ist keine Blutspende angekündigt. Schauen Sie bald wieder vorbei.',
    },
    bike: {
      title: 'Fahrradparkplätze',
      other: 'Fahrradparkplatz',
      onePlace: '1 Platz',
      places: '{count} Plätze',
      empty: 'Kein Fahrradparkplatz im Umkreis von {radius} km',
      nearest: 'Der nächste ist {distance} entfernt: {place}.',
      none: 'Kein Fahrradparkplatz entspricht dieser Auswahl.',
    },
  },
  nl: {
    asOf: 'Gegevens van {date}: de bron antwoordt op dit moment niet.',
    directions: 'Route naar {place}',
    away: 'op {distance}',
    blood: {
      title: 'Bloedinzamelingen',
      types: { blood: 'Bloed', plasma: 'Plasma', plaquette: 'Bloedplaatjes' },
      book: 'Afspraak maken: {place}',
      empty: 'Geen inzameling binnen een straal van {radius} km',
      nearest: 'De dichtstbijzijnde is op {distance}: {place}, {date}.',
      none: 'Er is geen inzameling aangekondigd. Kom binnenkort terug.',
    },
    bike: {
      title: 'Fietsparkings',
      other: 'Fietsparking',
      onePlace: '1 plaats',
      places: '{count} plaatsen',
      empty: 'Geen fietsparking binnen een straal van {radius} km',
      nearest: 'De dichtstbijzijnde is op {distance}: {place}.',
      none: 'Geen enkele fietsparking voldoet aan deze keuze.',
    },
  },
}

/** Texts of blood collections and bike racks for visitors. */
export const collectionTexts = (locale: Locale): CollectionTexts => texts[locale]
