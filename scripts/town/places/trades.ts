import { familyAt, itemAt } from './families'
import { type NamedPlace, words } from './PlaceKind'

/** Trades of shops, in each language. */
const trades: readonly NamedPlace[] = [
  {
    name: 'Coiffure',
    description: words(
      'Coupe et couleur pour tous, avec ou sans rendez-vous.',
      'Schnitt und Farbe für alle, mit oder ohne Termin.',
      'Cuts and colour for everyone, with or without an appointment.',
      'Knippen en kleuren voor iedereen, met of zonder afspraak.',
    ),
  },
  {
    name: 'Librairie',
    description: words(
      'Romans, livres pour enfants et presse, commandes en deux jours.',
      'Romane, Kinderbücher und Zeitungen, Bestellungen in zwei Tagen.',
      'Novels, children’s books and newspapers, orders in two days.',
      'Romans, kinderboeken en kranten, bestellingen in twee dagen.',
    ),
  },
  {
    name: 'Fleurs',
    description: words(
      'Bouquets, plantes et compositions pour toutes les occasions.',
      'Sträuße, Pflanzen und Gestecke für jeden Anlass.',
      'Bouquets, plants and arrangements for every occasion.',
      'Boeketten, planten en bloemstukken voor elke gelegenheid.',
    ),
  },
  {
    name: 'Boucherie',
    description: words(
      'Viande d’élevages de la région et charcuterie maison.',
      'Fleisch von Höfen der Region und hausgemachte Wurst.',
      'Meat from local farms and home-made charcuterie.',
      'Vlees van boerderijen uit de streek en huisgemaakte charcuterie.',
    ),
  },
  {
    name: 'Quincaillerie',
    description: words(
      'Outils, vis à la pièce et doubles de clés.',
      'Werkzeug, einzelne Schrauben und Nachschlüssel.',
      'Tools, screws by the piece and key cutting.',
      'Gereedschap, schroeven per stuk en sleutels bijmaken.',
    ),
  },
  {
    name: 'Optique',
    description: words(
      'Lunettes, lentilles et examen de la vue.',
      'Brillen, Kontaktlinsen und Sehtest.',
      'Spectacles, contact lenses and eye tests.',
      'Brillen, contactlenzen en oogmetingen.',
    ),
  },
  {
    name: 'Mercerie',
    description: words(
      'Tissus, laine, boutons et petites retouches.',
      'Stoffe, Wolle, Knöpfe und kleine Änderungen.',
      'Fabrics, wool, buttons and small alterations.',
      'Stoffen, wol, knopen en kleine herstellingen.',
    ),
  },
  {
    name: 'Cordonnerie',
    description: words(
      'Chaussures, sacs et ceintures réparés sur place.',
      'Schuhe, Taschen und Gürtel, vor Ort repariert.',
      'Shoes, bags and belts repaired on the spot.',
      'Schoenen, tassen en riemen ter plaatse hersteld.',
    ),
  },
  {
    name: 'Vélos',
    description: words(
      'Vente, réparation et location de vélos, électriques compris.',
      'Verkauf, Reparatur und Verleih von Fahrrädern, auch E-Bikes.',
      'Bicycles sold, repaired and hired out, electric ones included.',
      'Verkoop, herstelling en verhuur van fietsen, ook elektrische.',
    ),
  },
  {
    name: 'Chaussures',
    description: words(
      'Chaussures pour petits et grands, du 18 au 50.',
      'Schuhe für Groß und Klein, Größe 18 bis 50.',
      'Shoes for young and old, sizes 18 to 50.',
      'Schoenen voor jong en oud, maat 18 tot 50.',
    ),
  },
  {
    name: 'Jouets',
    description: words(
      'Jouets en bois, jeux de société et idées de cadeaux.',
      'Holzspielzeug, Brettspiele und Geschenkideen.',
      'Wooden toys, board games and gift ideas.',
      'Houten speelgoed, gezelschapsspellen en cadeautips.',
    ),
  },
  {
    name: 'Pressing',
    description: words(
      'Nettoyage à sec et repassage en deux jours.',
      'Reinigung und Bügelservice in zwei Tagen.',
      'Dry cleaning and ironing in two days.',
      'Stomerij en strijkdienst in twee dagen.',
    ),
  },
  {
    name: 'Traiteur',
    description: words(
      'Plats à emporter, et buffets sur commande.',
      'Gerichte zum Mitnehmen und Buffets auf Bestellung.',
      'Dishes to take away, and buffets to order.',
      'Afhaalgerechten, en buffetten op bestelling.',
    ),
  },
  {
    name: 'Chocolaterie',
    description: words(
      'Pralines, truffes et moulages faits à l’atelier.',
      'Pralinen, Trüffel und Figuren aus eigener Werkstatt.',
      'Pralines, truffles and moulded figures made in the workshop.',
      'Pralines, truffels en figuren uit eigen atelier.',
    ),
  },
  {
    name: 'Papeterie',
    description: words(
      'Cahiers, fournitures scolaires et photocopies.',
      'Hefte, Schulbedarf und Fotokopien.',
      'Notebooks, school supplies and photocopies.',
      'Schriften, schoolgerei en fotokopieën.',
    ),
  },
  {
    name: 'Électroménager',
    description: words(
      'Appareils neufs ou remis en état, dépannage à domicile.',
      'Neue und aufbereitete Geräte, Reparatur zu Hause.',
      'New and refurbished appliances, repairs at home.',
      'Nieuwe en opgeknapte toestellen, herstelling aan huis.',
    ),
  },
]

export function shopAt(card: string, index: number): NamedPlace {
  const { name, description } = itemAt(trades, index)
  return { name: `${name} ${familyAt(card, index, 24)}`, description }
}
