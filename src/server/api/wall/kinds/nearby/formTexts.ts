import type { Locale } from '../../../Scope'

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
  userTitle: 'Nom du widget',
  parkingTypes: 'Types de parking',
  filters: 'Équipements',
  filter: { repairTools: 'Outils de réparation', covered: 'Couvert', chargingPoint: 'Borne de recharge' },
  save: 'Enregistrer',
  cancel: 'Annuler',
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
    userTitle: 'Name of the widget',
    parkingTypes: 'Kinds of parking',
    filters: 'Equipment',
    filter: { repairTools: 'Repair tools', covered: 'Covered', chargingPoint: 'Charging point' },
    save: 'Save',
    cancel: 'Cancel',
    widen: 'Widen the radius',
    change: 'Change my choices',
    locate: 'Enable location to see the bicycle parking around you, or give a default address.',
    accept: 'Enable location',
    refuse: 'Give an address',
  },
  de: {
    address: 'Adresse',
    hint: 'Straße, Hausnummer, Ort',
    radius: 'Umkreis der Suche',
    types: 'Arten der Spende',
    notify: 'Benachrichtigen',
    notifications: {
      notify_day_before: 'Am Vortag',
      notify_2weeks: 'Zwei Wochen vorher',
      notify_1month: 'Einen Monat vorher',
    },
    userTitle: 'Name des Widgets',
    parkingTypes: 'Arten des Parkplatzes',
    filters: 'Ausstattung',
    filter: { repairTools: 'Reparaturwerkzeug', covered: 'Überdacht', chargingPoint: 'Ladestation' },
    save: 'Speichern',
    cancel: 'Abbrechen',
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
    userTitle: 'Naam van de widget',
    parkingTypes: 'Soorten parking',
    filters: 'Uitrusting',
    filter: { repairTools: 'Herstelgereedschap', covered: 'Overdekt', chargingPoint: 'Laadpunt' },
    save: 'Opslaan',
    cancel: 'Annuleren',
    widen: 'De straal vergroten',
    change: 'Mijn keuzes wijzigen',
    locate: 'Schakel de locatie in om de fietsparkings rondom u te zien, of geef een standaardadres op.',
    accept: 'Locatie inschakelen',
    refuse: 'Een adres opgeven',
  },
}

/** The texts of the modals that configure blood collections and bike racks. */
export const formTexts = (locale: Locale): FormTexts => texts[locale]
