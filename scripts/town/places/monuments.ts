import { itemAt } from './families'
import { type NamedPlace, words } from './PlaceKind'

/** Small monuments. `onlyIn` limits one to a town. */
const monuments: readonly (NamedPlace & { onlyIn?: string })[] = [
  {
    name: 'Monument aux morts',
    description: words(
      'Les noms des victimes des deux guerres, fleuris le 11 novembre.',
      'Die Namen der Opfer beider Kriege, am 11. November mit Blumen geschmückt.',
      'The names of the dead of both wars, with flowers on 11 November.',
      'De namen van de slachtoffers van beide oorlogen, op 11 november met bloemen.',
    ),
  },
  {
    name: 'Croix de l’Épidémie',
    description: words(
      'Croix de calcaire dressée après la peste de 1636.',
      'Kalksteinkreuz, nach der Pest von 1636 errichtet.',
      'Limestone cross put up after the plague of 1636.',
      'Kruis van kalksteen, opgericht na de pest van 1636.',
    ),
  },
  {
    name: 'Lavoir',
    description: words(
      'Lavoir couvert où l’on rinçait le linge jusqu’en 1950.',
      'Überdachtes Waschhaus, bis 1950 in Gebrauch.',
      'Covered wash house, in use until 1950.',
      'Overdekte wasplaats, in gebruik tot 1950.',
    ),
  },
  {
    name: 'Pompe communale',
    description: words(
      'Pompe de fonte de 1863, longtemps la seule eau du quartier.',
      'Gusseiserne Pumpe von 1863, lange das einzige Wasser des Viertels.',
      'Cast-iron pump of 1863, long the only water of its quarter.',
      'Gietijzeren pomp uit 1863, lang het enige water van de wijk.',
    ),
  },
  {
    name: 'Chapelle Saint-Roch',
    description: words(
      'Petite chapelle ouverte le dimanche.',
      'Kleine Kapelle, sonntags geöffnet.',
      'Small chapel, open on Sundays.',
      'Kapelletje, open op zondag.',
    ),
  },
  {
    name: 'Potale Notre-Dame',
    description: words(
      'Niche de pierre bleue et sa Vierge, à l’angle d’une maison.',
      'Blausteinnische mit Madonna an einer Hausecke.',
      'Bluestone niche with its Virgin, at the corner of a house.',
      'Nis van blauwe hardsteen met Mariabeeld, op de hoek van een huis.',
    ),
  },
  {
    name: 'Ancienne halle',
    onlyIn: 'montclair',
    description: words(
      'Halle aux viandes de 1545, aujourd’hui salle d’exposition.',
      'Fleischhalle von 1545, heute Ausstellungsraum.',
      'Meat hall of 1545, now an exhibition room.',
      'Vleeshal uit 1545, vandaag een tentoonstellingszaal.',
    ),
  },
  {
    name: 'Calvaire',
    description: words(
      'Calvaire entre deux tilleuls, sur le chemin des processions.',
      'Wegkreuz zwischen zwei Linden am Prozessionsweg.',
      'Wayside cross between two lime trees, on the way of the processions.',
      'Kruisbeeld tussen twee linden, op de weg van de processies.',
    ),
  },
  {
    name: 'Four à chaux',
    onlyIn: 'hauteroche',
    description: words(
      'Four de moellons à deux cuves, éteint en 1912.',
      'Kalkofen mit zwei Schächten, 1912 erloschen.',
      'Lime kiln with two shafts, put out in 1912.',
      'Kalkoven met twee schachten, gedoofd in 1912.',
    ),
  },
  {
    name: 'Borne de 1830',
    onlyIn: 'hauteroche',
    description: words(
      'Borne de l’ancienne grand-route, avec ses distances en lieues.',
      'Stein der alten Landstraße, mit Entfernungen in Meilen.',
      'Milestone of the old high road, with distances in leagues.',
      'Paal van de oude steenweg, met afstanden in mijlen.',
    ),
  },
  {
    name: 'Tour de garde',
    description: words(
      'Reste de l’enceinte, visible de l’extérieur.',
      'Rest der alten Mauer, von außen zu sehen.',
      'Remains of the old walls, seen from outside.',
      'Overblijfsel van de omwalling, van buiten te zien.',
    ),
  },
  {
    name: 'Pierre de justice',
    description: words(
      'La pierre sur laquelle les échevins prêtaient serment.',
      'Der Stein, auf den die Schöffen ihren Eid leisteten.',
      'The stone on which the aldermen swore their oath.',
      'De steen waarop de schepenen de eed aflegden.',
    ),
  },
  {
    name: 'Fontaine du Lion',
    description: words(
      'Un lion de bronze crache l’eau d’une source jamais tarie.',
      'Ein Bronzelöwe speit das Wasser einer Quelle, die nie versiegt.',
      'A bronze lion spouts water from a spring that never dried up.',
      'Een bronzen leeuw spuwt water uit een bron die nooit opdroogt.',
    ),
  },
  {
    name: 'Maison espagnole',
    onlyIn: 'montclair',
    description: words(
      'Façade à pans de bois de 1612 et son pignon à redents.',
      'Fachwerkfassade von 1612 mit Treppengiebel.',
      'Timber-framed front of 1612 with its stepped gable.',
      'Vakwerkgevel uit 1612 met trapgevel.',
    ),
  },
  {
    name: 'Ancien relais de poste',
    description: words(
      'On y changeait de chevaux entre Liège et Aix-la-Chapelle.',
      'Hier wurden zwischen Lüttich und Aachen die Pferde gewechselt.',
      'Horses were changed here between Liège and Aachen.',
      'Hier wisselde men van paarden tussen Luik en Aken.',
    ),
  },
  {
    name: 'Porte des Remparts',
    onlyIn: 'montclair',
    description: words(
      'Dernière porte de l’enceinte, toujours ouverte depuis 1790.',
      'Letztes Tor der Stadtmauer, seit 1790 immer offen.',
      'Last gate of the walls, never shut since 1790.',
      'Laatste poort van de omwalling, sinds 1790 altijd open.',
    ),
  },
  {
    name: 'Loge des carriers',
    onlyIn: 'hauteroche',
    description: words(
      'Abri de schiste où les ouvriers de l’ardoisière prenaient leurs repas.',
      'Schieferhütte, in der die Arbeiter des Bruchs aßen.',
      'Slate hut where the quarrymen had their meals.',
      'Hut van leisteen waar de arbeiders van de groeve aten.',
    ),
  },
]

export const monumentAt = (card: string, index: number): NamedPlace =>
  itemAt(
    monuments.filter(({ onlyIn = card }) => onlyIn === card),
    index,
  )
