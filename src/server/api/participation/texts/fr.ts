/** The words of what residents send, in French. The other languages have the same keys. */
export const fr = {
  rate: 'Votre note',
  description: 'Votre message',
  opinion: 'Votre avis',
  email: 'Votre adresse e-mail',
  duration: 'Durée de votre balade',
  minutes: 'min',
  difficulty: 'Difficulté',
  difficulties: { super_easy: 'Très facile', easy: 'Facile', medium: 'Moyenne', hard: 'Difficile' },
  pmr: 'Accessible aux personnes à mobilité réduite',
  stroller: 'Praticable avec une poussette',
  yes: 'Oui',
  no: 'Non',
  photo: 'Photo',
  address: 'Adresse',
  type: 'Type de parking',
  types: { arceau: 'Arceau', box: 'Box', rack: 'Rack', autres: 'Autres' },
  detail: 'Équipements',
  details: {
    repairTools: 'Outils de réparation',
    covered: 'Couvert',
    chargingPoint: 'Borne de recharge',
    secured: 'Sécurisé',
  },
  name: 'Nom du lieu',
  link: 'Site web',
  poiCategory: 'Type de lieu',
  schedule: 'Horaires',
  linkedPoi: 'Étape de la balade',
}

export type ParticipationTexts = typeof fr
