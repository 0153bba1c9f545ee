import { smooth } from '../geometry'
import { blob, points, ring, roads, type TownPlan } from '../TownPlan'
import { montclairRoads } from './montclairRoads'
import { montclairWalks } from './montclairWalks'

/** A town on the left bank of the Meuse, below a plateau, with a slope of vineyards and a valley opposite. */
export const montclair: TownPlan = {
  card: 'montclair',
  centre: { lat: 50.6421, lon: 5.7912 },
  seed: 4679,
  extent: 4000,
  relief: {
    floor: 60,
    left: { rise: 88, from: 330, to: 1000 },
    right: { rise: 96, from: 420, to: 1500 },
    roughness: 26,
    hills: [
      { point: [1540, 1420], height: 52, radius: 190 },
      { point: [1790, 1430], height: 38, radius: 140 },
      { point: [-620, 165], height: 16, radius: 130 },
      { point: [-2900, 2300], height: 28, radius: 1500 },
    ],
  },
  river: {
    name: 'La Meuse',
    line: smooth(
      points(
        '-1700,-4100 -1280,-2800 -800,-1750 -440,-1080 -150,-660 120,-370 350,-80 520,280 625,700 640,1250 735,2000 1000,2800 1150,4100',
      ),
      40,
    ),
    halfWidth: 60,
    source: 64,
  },
  islands: [blob('-250,-800 -205,-780 -60,-590 -5,-480 -20,-465 -70,-500 -165,-610 -235,-740')],
  brooks: [
    {
      name: 'La Julienne',
      line: smooth(
        points('4100,760 3300,240 2650,-80 2150,-330 1700,-600 1300,-640 950,-520 650,-620 420,-520 190,-370'),
        30,
      ),
      halfWidth: 2.5,
      source: 168,
    },
    {
      name: 'Ruisseau de Bèche',
      line: smooth(points('-3600,1300 -2700,300 -2100,-120 -1500,-200 -1050,-480 -900,-760 -640,-980 -500,-1080'), 30),
      halfWidth: 2,
      source: 158,
    },
    {
      name: 'Ry de Hermal',
      line: smooth(points('-1300,2700 -700,2150 -150,1900 150,1750 380,1500 500,1400 600,1330'), 30),
      halfWidth: 1.5,
      source: 150,
    },
  ],
  ponds: [
    { name: 'Étang du Moulin', ring: blob('1500,-600 1590,-640 1650,-625 1640,-585 1560,-565'), level: 101 },
    { name: 'Darse du Chantier', ring: ring('-455,-905 -420,-935 -480,-1030 -520,-1005'), level: 62 },
  ],
  rail: [
    {
      name: 'Ligne 40',
      line: smooth(
        points(
          '-4100,-3150 -3200,-2520 -2200,-1700 -1300,-900 -760,-280 -430,100 -150,325 130,400 310,600 400,1000 440,1600 600,2500 760,3300 850,4100',
        ),
        30,
      ),
    },
  ],
  roads: roads(montclairRoads),
  areas: [
    { class: 'square', name: 'Place du Marché', ring: ring('-42,-26 38,-32 46,24 -36,30') },
    { class: 'square', name: 'Parvis Sainte-Aldegonde', ring: ring('-118,-122 -66,-128 -60,-84 -112,-76') },
    { class: 'square', name: 'Place de la République', ring: ring('262,108 312,112 305,165 262,150') },
    { class: 'park', name: 'Square des Combattants', ring: ring('-331,24 -279,16 -272,59 -326,66') },
    {
      class: 'park',
      name: 'Parc communal',
      ring: blob('-258,88 -190,100 -112,190 -125,262 -200,204 -262,152'),
    },
    {
      class: 'park',
      name: 'Parc du Rivage',
      ring: blob('-255,-500 -215,-460 -205,-385 -250,-400 -300,-430 -285,-530'),
    },
    { class: 'park', name: 'Terrain du Rivage', ring: ring('-120,495 -20,520 -50,600 -150,560') },
    { class: 'cemetery', name: 'Cimetière de Hautmont', ring: ring('-430,700 -350,670 -300,760 -390,800') },
    { class: 'cemetery', name: 'Cimetière de Hermal', ring: ring('-600,1300 -540,1290 -530,1400 -595,1400') },
    {
      class: 'industrial',
      name: 'Parc d’activités de l’Écluse',
      ring: ring('355,590 420,580 520,890 500,1080 400,1060 380,830'),
    },
    {
      class: 'industrial',
      name: 'Anciennes forges',
      ring: ring('-455,-60 -580,-185 -720,-350 -640,-430 -520,-330 -420,-160'),
    },
    { class: 'industrial', name: 'Chantier naval', ring: ring('-330,-720 -420,-650 -560,-760 -560,-900 -480,-910') },
  ],
  woods: [
    { name: 'Bois de la Dame', point: [-1900, 620], radius: 800, weight: 0.9 },
    { name: 'Bois de Bèche', point: [-1350, -120], radius: 520, weight: 0.7 },
    { name: 'Bois de la Julienne', point: [1450, -700], radius: 620, weight: 0.75 },
    { name: 'Terrils du Hasard', point: [1650, 1420], radius: 330, weight: 0.6 },
    { name: 'Bois des Moines', point: [-2700, -2400], radius: 700, weight: 0.6 },
    { name: 'Bois du Sart', point: [3200, 2600], radius: 650, weight: 0.6 },
    { point: [0, 250], radius: 900, weight: -1.4 },
    { point: [-800, 1250], radius: 500, weight: -0.8 },
  ],
  hamlets: [
    { name: 'Sainte-Julienne', point: [1000, -300], size: 3 },
    { name: 'Les Waides', point: [2050, 150], size: 5 },
    { name: 'Froidbise', point: [1700, -2100], size: 5 },
    { name: 'Mortehaie', point: [-2350, -1100], size: 4 },
    { name: 'Trixhes', point: [-3000, 720], size: 5 },
    { name: 'Haut-Pré', point: [2000, 2300], size: 5 },
    { name: 'Neuvebourg', point: [-1500, 2500], size: 6 },
    { name: 'La Heid', point: [-900, 3300], size: 3 },
    { name: 'Saint-Remacle', point: [400, -2600], size: 6 },
    { name: 'Bellaire-Haute', point: [3350, -1600], size: 4 },
    { name: 'Wandrefosse', point: [-3100, -600], size: 3 },
    { name: 'Cortil', point: [3450, 1500], size: 4 },
    { name: 'Grand-Sart', point: [-300, 2700], size: 3 },
    { name: 'Port-Saint-Jean', point: [-1750, -2050], size: 4 },
  ],
  labels: [
    { class: 'town', name: 'Montclair-sur-Meuse', point: [-10, 60] },
    { class: 'village', name: 'Hermal', point: [-850, 1230] },
    { class: 'neighbourhood', name: 'Hautmont', point: [-190, 760] },
    { class: 'neighbourhood', name: 'Le Rivage', point: [-330, -510] },
    { class: 'neighbourhood', name: 'Rive droite', point: [600, -180] },
    { class: 'station', name: 'Gare de Montclair', point: [165, 392] },
    { class: 'landmark', name: 'Château de Montclair', point: [-625, 160] },
    { class: 'landmark', name: 'Collégiale Sainte-Aldegonde', point: [-88, -102] },
    { class: 'landmark', name: 'Hôtel de ville', point: [58, -6] },
    { class: 'landmark', name: 'Écluse de Montclair', point: [590, 560] },
    { class: 'landmark', name: 'Halte fluviale', point: [60, -330] },
    { class: 'landmark', name: 'Chapelle Saint-Roch', point: [-255, 1720] },
    { class: 'landmark', name: 'Chapelle Sainte-Anne', point: [-980, 1815] },
    { class: 'peak', name: 'Grand Terril', point: [1540, 1420] },
    { class: 'peak', name: 'Petit Terril', point: [1790, 1430] },
  ],
  terraces: ([x, y]) => Math.hypot(x - 20, y + 60) < 380 && y < 240,
  walks: montclairWalks,
}
