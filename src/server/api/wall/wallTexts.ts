import type { Locale, StoreWidget, WasteZone } from '../../../../schemas'
import type { Scope } from '../call/Scope'

type Category = StoreWidget['category']
type Waste = WasteZone['rounds'][number]['category']

/** Texts of walls, widgets and the store for visitors. */
type WallTexts = {
  stop: string
  street: string
  place: string
  gone: string
  noPickup: string
  open: string
  closed: string
  allWalks: string
  userTitle: string
  save: string
  cancel: string
  mine: string
  /** Heading of the town's tiles. */
  glance: string
  manage: string
  personalize: string
  categories: Readonly<Record<Category, string>>
  waste: Readonly<Record<Waste, string>>
}

const texts: Readonly<Record<Locale, WallTexts>> = {
  fr: {
    stop: 'Arrêt',
    street: 'Rue',
    place: 'Lieu',
    gone: 'Cette information n’est plus disponible.',
    noPickup: 'Aucune collecte prévue',
    open: 'ouvert',
    closed: 'fermé',
    allWalks: 'Toutes les balades',
    userTitle: 'Votre titre',
    save: 'Enregistrer',
    cancel: 'Annuler',
    mine: 'Mes services',
    glance: 'En un coup d’œil',
    manage: 'Gérer mes services',
    personalize: 'Ajouter mes services à cet accueil',
    categories: {
      environment: 'Environnement',
      mobility: 'Mobilité',
      town: 'Vie communale',
      health: 'Santé',
      leisure: 'Loisirs',
    },
    waste: {
      PMC: 'PMC',
      ORGANIC: 'Déchets organiques',
      OM: 'Déchets résiduels',
      PAPER: 'Papiers et cartons',
      BULKY: 'Encombrants',
      GLASS: 'Verre',
      GARDEN: 'Déchets verts',
      SPECIAL: 'Déchets spéciaux',
      CHRISTMAS: 'Sapins de Noël',
      EVENT: 'Événement',
    },
  },
  de: {
    stop: 'Haltestelle',
    street: 'Straße',
    place: 'Ort',
    gone: 'Diese Information ist nicht mehr verfügbar.',
    noPickup: 'Keine Abfuhr geplant',
    open: 'geöffnet',
    closed: 'geschlossen',
    allWalks: 'Alle Spaziergänge',
    userTitle: 'Eigener Titel',
    save: 'Speichern',
    cancel: 'Abbrechen',
    mine: 'Meine Dienste',
    glance: 'Auf einen Blick',
    manage: 'Meine Dienste verwalten',
    personalize: 'Meine Dienste zu dieser Startseite hinzufügen',
    categories: {
      environment: 'Umwelt',
      mobility: 'Mobilität',
      town: 'Gemeindeleben',
      health: 'Gesundheit',
      leisure: 'Freizeit',
    },
    waste: {
      PMC: 'PMK',
      ORGANIC: 'Bioabfälle',
      OM: 'Restmüll',
      PAPER: 'Papier und Karton',
      BULKY: 'Sperrmüll',
      GLASS: 'Glas',
      GARDEN: 'Grünabfälle',
      SPECIAL: 'Sonderabfälle',
      CHRISTMAS: 'Weihnachtsbäume',
      EVENT: 'Sondertermin',
    },
  },
  en: {
    stop: 'Stop',
    street: 'Street',
    place: 'Place',
    gone: 'This information is no longer available.',
    noPickup: 'No collection planned',
    open: 'open',
    closed: 'closed',
    allWalks: 'All walks',
    userTitle: 'Your own title',
    save: 'Save',
    cancel: 'Cancel',
    mine: 'My services',
    glance: 'At a glance',
    manage: 'Manage my services',
    personalize: 'Add my services to this home page',
    categories: {
      environment: 'Environment',
      mobility: 'Getting around',
      town: 'Town life',
      health: 'Health',
      leisure: 'Leisure',
    },
    waste: {
      PMC: 'PMC packaging',
      ORGANIC: 'Organic waste',
      OM: 'Residual waste',
      PAPER: 'Paper and cardboard',
      BULKY: 'Bulky waste',
      GLASS: 'Glass',
      GARDEN: 'Garden waste',
      SPECIAL: 'Hazardous waste',
      CHRISTMAS: 'Christmas trees',
      EVENT: 'Event',
    },
  },
  nl: {
    stop: 'Halte',
    street: 'Straat',
    place: 'Plaats',
    gone: 'Deze informatie is niet meer beschikbaar.',
    noPickup: 'Geen ophaling gepland',
    open: 'open',
    closed: 'gesloten',
    allWalks: 'Alle wandelingen',
    userTitle: 'Eigen titel',
    save: 'Opslaan',
    cancel: 'Annuleren',
    mine: 'Mijn diensten',
    glance: 'In één oogopslag',
    manage: 'Mijn diensten beheren',
    personalize: 'Mijn diensten aan deze startpagina toevoegen',
    categories: {
      environment: 'Milieu',
      mobility: 'Mobiliteit',
      town: 'Gemeenteleven',
      health: 'Gezondheid',
      leisure: 'Vrije tijd',
    },
    waste: {
      PMC: 'Pmd',
      ORGANIC: 'Gft-afval',
      OM: 'Restafval',
      PAPER: 'Papier en karton',
      BULKY: 'Grofvuil',
      GLASS: 'Glas',
      GARDEN: 'Tuinafval',
      SPECIAL: 'Klein gevaarlijk afval',
      CHRISTMAS: 'Kerstbomen',
      EVENT: 'Evenement',
    },
  },
}

export const wallTexts = ({ locale }: Pick<Scope, 'locale'>): WallTexts => texts[locale]
