/** Family names of Wallonia, for shops and practices. */
const families = [
  'Lambert',
  'Dupont',
  'Martin',
  'Dubois',
  'Leroy',
  'Simon',
  'Laurent',
  'Lejeune',
  'Gérard',
  'Denis',
  'Renard',
  'Noël',
  'Collard',
  'Fontaine',
  'Gilson',
  'Hubert',
  'Jacquemin',
  'Lemaire',
  'Marchal',
  'Pirard',
  'Remacle',
  'Servais',
  'Thiry',
  'Warnier',
  'Closset',
  'Delvaux',
  'Etienne',
  'Franssen',
  'Goffin',
  'Henrotte',
  'Jamar',
  'Keppens',
  'Liégeois',
  'Moreau',
  'Nizet',
  'Olivier',
  'Poncelet',
  'Quoilin',
  'Rensonnet',
  'Schmitz',
]

const trades = [
  'Coiffure',
  'Librairie',
  'Fleurs',
  'Boucherie',
  'Quincaillerie',
  'Optique',
  'Mercerie',
  'Cordonnerie',
  'Vélos',
  'Chaussures',
  'Jouets',
  'Pressing',
  'Traiteur',
  'Chocolaterie',
  'Papeterie',
  'Électroménager',
]

const tables = [
  'Le Pont levis',
  'La Table des bateliers',
  'Chez Nanette',
  'Le Vieux Tilleul',
  'L’Ardoise',
  'Café du Centre',
  'Le Moulin',
  'La Bonne Fourchette',
  'Au Coq hardi',
  'La Cantine',
  'Le Relais',
  'Friterie de la Place',
  'Trattoria Bella',
  'Le Jardin secret',
  'Taverne du Perron',
  'La Marmite',
  'Le Comptoir',
  'Brasserie de la Gare',
  'L’Escale',
  'La Véranda',
]

const monuments = [
  'Monument aux morts',
  'Croix de l’Épidémie',
  'Lavoir',
  'Pompe communale',
  'Chapelle Saint-Roch',
  'Potale Notre-Dame',
  'Ancienne halle',
  'Four à chaux',
  'Borne de 1830',
  'Calvaire',
  'Tour de garde',
  'Pierre de justice',
  'Fontaine du Lion',
  'Maison espagnole',
  'Ancien relais de poste',
  'Porte des Remparts',
]

/** The name of the place of a kind at an index, from 0. Throws for a kind without names. */
export function placeName(category: string, index: number): string {
  const at = (list: readonly string[], offset = 0): string => {
    const name = list[(index + offset) % list.length]
    if (name === undefined) throw new Error('There are no names.')
    return name
  }
  switch (category) {
    case 'boulangerie':
      return `Boulangerie ${at(families)}`
    case 'epicerie':
      return `Épicerie ${at(families, 8)}`
    case 'restaurant':
      return at(tables)
    case 'pharmacie':
      return `Pharmacie ${at(families, 14)}`
    case 'medecin':
      return `Cabinet du Dr ${at(families, 18)}`
    case 'commerce':
      return `${at(trades)} ${at(families, 24)}`
    case 'monument':
      return at(monuments)
    default:
      throw new Error(`Places of the category "${category}" have no names.`)
  }
}
