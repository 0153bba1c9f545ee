import { itemAt } from './families'
import { type NamedPlace, type Words, words } from './PlaceKind'

const cuisines = {
  seasonal: words(
    'Cuisine de saison, menu du midi en semaine.',
    'Saisonküche, werktags mit Mittagsmenü.',
    'Seasonal cooking, with a set lunch on weekdays.',
    'Seizoenskeuken, met lunchmenu op weekdagen.',
  ),
  brasserie: words(
    'Boulets, carbonades et bières de la région.',
    'Lütticher Fleischbällchen, Schmorfleisch und Biere der Region.',
    'Liège meatballs, beef stew and local beers.',
    'Luikse balletjes, stoofvlees en streekbieren.',
  ),
  cafe: words(
    'Petite restauration, terrasse et journaux du jour.',
    'Kleine Gerichte, Terrasse und Tageszeitungen.',
    'Light meals, a terrace and the day’s papers.',
    'Kleine kaart, terras en de kranten van de dag.',
  ),
  chips: words(
    'Frites à emporter ou à manger sur place.',
    'Pommes frites zum Mitnehmen oder für vor Ort.',
    'Chips to take away or to eat in.',
    'Frieten om mee te nemen of ter plaatse te eten.',
  ),
  fish: words(
    'Poissons de rivière et plats mijotés.',
    'Flussfisch und Schmorgerichte.',
    'River fish and slow-cooked dishes.',
    'Riviervis en stoofgerechten.',
  ),
  italian: words(
    'Pâtes fraîches et pizzas au feu de bois.',
    'Frische Pasta und Pizza aus dem Holzofen.',
    'Fresh pasta and wood-fired pizza.',
    'Verse pasta en pizza uit de houtoven.',
  ),
  local: words(
    'Truite, gibier et fromages du pays.',
    'Forelle, Wild und Käse aus der Gegend.',
    'Trout, game and local cheeses.',
    'Forel, wild en kazen uit de streek.',
  ),
  pancakes: words(
    'Crêpes, galettes et glaces artisanales.',
    'Crêpes, Galettes und hausgemachtes Eis.',
    'Pancakes, buckwheat galettes and home-made ice cream.',
    'Pannenkoeken, galettes en ambachtelijk ijs.',
  ),
  vegetarian: words(
    'Assiettes végétariennes et pain maison.',
    'Vegetarische Teller und hausgebackenes Brot.',
    'Vegetarian plates and home-baked bread.',
    'Vegetarische gerechten en huisgebakken brood.',
  ),
} as const satisfies Readonly<Record<string, Words>>

type Restaurant = readonly [name: string, cuisine: keyof typeof cuisines]

const restaurants: Readonly<Record<string, readonly Restaurant[]>> = {
  montclair: [
    ['Le Pont-levis', 'seasonal'],
    ['La Table des Bateliers', 'fish'],
    ['Chez Nanette', 'brasserie'],
    ['Le Quai', 'seasonal'],
    ['La Halte', 'cafe'],
    ['Café du Centre', 'cafe'],
    ['Le Moulin', 'pancakes'],
    ['La Bonne Fourchette', 'brasserie'],
    ['Au Coq Hardi', 'brasserie'],
    ['La Cantine', 'vegetarian'],
    ['Le Relais du Port', 'fish'],
    ['Friterie de la Place', 'chips'],
    ['Trattoria Bella', 'italian'],
    ['Le Jardin Secret', 'vegetarian'],
    ['Taverne du Perron', 'brasserie'],
    ['La Marmite', 'seasonal'],
    ['Brasserie de la Gare', 'brasserie'],
    ['L’Escale', 'italian'],
  ],
  hauteroche: [
    ['Le Vieux Tilleul', 'local'],
    ['L’Ardoise', 'seasonal'],
    ['Auberge de la Roche', 'local'],
    ['Le Comptoir', 'cafe'],
    ['La Véranda', 'pancakes'],
    ['Café des Carriers', 'cafe'],
    ['Zur Alten Post', 'local'],
    ['Le Ry', 'fish'],
    ['Friterie du Tilleul', 'chips'],
    ['Chez Marie', 'brasserie'],
    ['La Grange', 'vegetarian'],
    ['Le Chaudron', 'brasserie'],
    ['Da Enzo', 'italian'],
    ['L’Étang', 'fish'],
    ['Le Sabotier', 'seasonal'],
    ['Brasserie du Lac', 'brasserie'],
    ['La Fagnarde', 'pancakes'],
    ['Le Feu de Bois', 'italian'],
  ],
}

export function restaurantAt(card: string, index: number): NamedPlace {
  const [name, cuisine] = itemAt(restaurants[card] ?? [], index)
  return { name, description: cuisines[cuisine] }
}
