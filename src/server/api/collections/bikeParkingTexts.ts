import type { BikeParkingType, Locale } from '../../../../schemas'
import type { RackFilter } from './findRacks'

type BikeParkingTexts = {
  types: Readonly<Record<BikeParkingType, string>>
  filters: Readonly<Record<RackFilter, string>>
}

const texts: Readonly<Record<Locale, BikeParkingTexts>> = {
  fr: {
    types: { Arceau: 'Arceau', Box: 'Box', Rack: 'Rack', Autres: 'Autres' },
    filters: {
      repairTools: 'Outils de réparation',
      covered: 'Couvert',
      chargingPoint: 'Borne de recharge',
      secured: 'Sécurisé',
    },
  },
  en: {
    types: { Arceau: 'Stand', Box: 'Box', Rack: 'Rack', Autres: 'Other' },
    filters: { repairTools: 'Repair tools', covered: 'Covered', chargingPoint: 'Charging point', secured: 'Secured' },
  },
  de: {
    types: { Arceau: 'Bügel', Box: 'Box', Rack: 'Ständer', Autres: 'Andere' },
    filters: {
      repairTools: 'Reparaturwerkzeug',
      covered: 'Überdacht',
      chargingPoint: 'Ladestation',
      secured: 'Gesichert',
    },
  },
  nl: {
    types: { Arceau: 'Beugel', Box: 'Box', Rack: 'Rek', Autres: 'Andere' },
    filters: {
      repairTools: 'Herstelgereedschap',
      covered: 'Overdekt',
      chargingPoint: 'Laadpunt',
      secured: 'Beveiligd',
    },
  },
}

/** Names of the types and equipment of bicycle parking, for forms and tiles. */
export const bikeParkingTexts = (locale: Locale): BikeParkingTexts => texts[locale]
