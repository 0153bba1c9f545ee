import type { Locale } from '../../../../../../schemas'

const fr = {
  address: 'Adresse',
  hint: 'Rue, numéro, localité',
  radius: 'Rayon de recherche',
  types: 'Types de don',
  notify: 'Me prévenir',
  notifications: {
    notify_day_before: 'La veille',
    notify_2weeks: 'Deux semaines avant',
    notify_1month: 'Un mois avant',
  },
  parkingTypes: 'Types de parking',
  filters: 'Équipements',
  widen: 'Élargir le rayon',
  change: 'Modifier mes choix',
  locate: 'Activez la localisation pour voir les parkings à vélo autour de vous, ou indiquez une adresse par défaut.',
  accept: 'Activer la localisation',
  refuse: 'Indiquer une adresse',
}

type FormTexts = typeof fr

const texts: Readonly<Record<Locale, FormTexts>> = {
  fr,
  en: {
    address: 'Address',
    hint: 'Street, number, town',
    radius: 'Search radius',
    types: 'Kinds of donation',
    notify: 'Notify me',
    notifications: {
      notify_day_before: 'The day before',
      notify_2weeks: 'Two weeks before',
      notify_1month: 'One month before',
    },
    parkingTypes: 'Kinds of parking',
    filters: 'Equipment',
    widen: 'Widen the radius',
    change: 'Change my choices',
    locate: 'Enable location to see the bicycle parking around you, or give a default address.',
    accept: 'Enable location',
    refuse: 'Give an address',
  },
  de: {
    address: 'Adresse',
    hint: 'Straße, Hausnummer, Ort',
    radius: 'Suchradius',
    types: 'Art der Spende',
    notify: 'Benachrichtigen',
    notifications: {
      notify_day_before: 'Am Vortag',
      notify_2weeks: 'Zwei Wochen vorher',
      notify_1month: 'Einen Monat vorher',
    },
    parkingTypes: 'Art der Abstellplätze',
    filters: 'Ausstattung',
    widen: 'Umkreis vergrößern',
    change: 'Auswahl ändern',
    locate:
      'Aktivieren Sie die Ortung, um die Fahrradparkplätze in Ihrer Nähe zu sehen, oder geben Sie eine Standardadresse an.',
    accept: 'Ortung aktivieren',
    refuse: 'Adresse angeben',
  },
  nl: {
    address: 'Adres',
    hint: 'Straat, nummer, plaats',
    radius: 'Zoekstraal',
    types: 'Soorten donatie',
    notify: 'Mij verwittigen',
    notifications: {
      notify_day_before: 'De dag voordien',
      notify_2weeks: 'Twee weken vooraf',
      notify_1month: 'Een maand vooraf',
    },
    parkingTypes: 'Soorten parking',
    filters: 'Uitrusting',
    widen: 'De straal vergroten',
    change: 'Mijn keuzes wijzigen',
    locate: 'Schakel de locatie in om de fietsparkings rondom u te zien, of geef een standaardadres op.',
    accept: 'Locatie inschakelen',
    refuse: 'Een adres opgeven',
  },
}

/** The texts of the modals that configure blood collections and bike racks. */
export const formTexts = (locale: Locale): FormTexts => texts[locale]
