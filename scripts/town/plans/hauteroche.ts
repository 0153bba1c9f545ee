import { offset, smooth } from '../geometry'
import { blob, points, ring, roads, type TownPlan } from '../TownPlan'
import { hauterocheRoads } from './hauterocheRoads'
import { hauterocheWalks } from './hauterocheWalks'

const lake = blob(
  '-880,990 -960,950 -1080,1030 -1240,1170 -1330,1320 -1560,1400 -1690,1550 -1860,1690 -1800,1800 -1600,1740 -1420,1570 -1180,1490 -1020,1340 -960,1140',
)

/** A village of slate on a high plateau, above a brook with mills, a reservoir, fens and the Amblève. */
export const hauteroche: TownPlan = {
  card: 'hauteroche',
  centre: { lat: 50.4198, lon: 6.0512 },
  seed: 4966,
  extent: 4000,
  relief: {
    floor: 412,
    left: { rise: 92, from: 90, to: 1300 },
    right: { rise: 84, from: 90, to: 1250 },
    roughness: 20,
    hills: [
      { point: [850, -450], height: 24, radius: 900 },
      { point: [2600, 2300], height: 12, radius: 1400 },
      { point: [-60, 1500], height: 24, radius: 700 },
      { point: [-10, 215], height: 13, radius: 120 },
    ],
  },
  river: {
    name: 'L’Amblève',
    line: smooth(
      points(
        '4100,-2900 3000,-2620 1800,-2360 1215,-2215 800,-2100 100,-1960 -450,-1780 -950,-1665 -1500,-1800 -2300,-2290 -3200,-2500 -4100,-2350',
      ),
      30,
    ),
    halfWidth: 9,
    source: 438,
  },
  islands: [],
  brooks: [
    {
      name: 'Ry des Moulins',
      line: smooth(
        points('-850,985 -600,690 -400,360 -310,60 -350,-250 -500,-620 -730,-1010 -900,-1360 -985,-1665'),
        25,
      ),
      halfWidth: 2,
      source: 486,
    },
    {
      name: 'Ry du Roi',
      line: smooth(points('-3300,3500 -2700,2700 -2200,2150 -1830,1760'), 30),
      halfWidth: 1.5,
      source: 540,
      mouth: 487,
    },
    {
      name: 'Ru de la Fagne',
      line: smooth(points('500,-1000 100,-1180 -150,-1400 -300,-1620 -380,-1790'), 25),
      halfWidth: 1.5,
      source: 520,
    },
    {
      name: 'Our de Fosse',
      line: smooth(points('2300,3200 2900,1900 3100,900 2900,-400 2600,-1500 2500,-2510'), 30),
      halfWidth: 2,
      source: 545,
    },
  ],
  ponds: [
    { name: 'Lac de Hauteroche', ring: lake, level: 487 },
    { name: 'Étang de baignade', ring: blob('385,760 450,720 520,760 510,840 430,870 380,820'), level: 512 },
    { name: 'Bief du Moulin', ring: blob('-345,250 -300,300 -330,315 -370,260'), level: 459 },
  ],
  rail: [],
  roads: [
    ...roads(hauterocheRoads),
    // A level path all around the lake.
    { class: 'footway', name: 'Tour du lac', line: offset(lake, 26) },
  ],
  areas: [
    { class: 'square', name: 'Place du Tilleul', ring: ring('-35,-22 30,-26 36,20 -30,26') },
    { class: 'square', name: 'Place de l’École', ring: ring('94,14 112,10 116,26 97,30') },
    { class: 'park', name: 'Plage du lac', ring: ring('-830,1000 -860,1080 -900,1200 -840,1220 -790,1040') },
    { class: 'park', name: 'Rives de l’étang', ring: blob('350,740 440,690 560,740 560,850 440,910 360,860') },
    { class: 'park', name: 'Plaine de la Fagne', ring: ring('355,-330 430,-375 480,-300 430,-230 370,-250') },
    { class: 'cemetery', name: 'Cimetière de Hauteroche', ring: ring('75,-110 120,-150 100,-215 50,-190') },
    { class: 'cemetery', name: 'Cimetière de Bellevaux', ring: ring('-700,-1380 -640,-1370 -640,-1430 -690,-1430') },
    { class: 'industrial', name: 'Ancienne ardoisière', ring: ring('-480,590 -600,580 -690,400 -600,360 -520,480') },
    {
      class: 'industrial',
      name: 'Scierie de Bellevaux',
      ring: ring('-1110,-1440 -1250,-1500 -1290,-1560 -1120,-1495'),
    },
    {
      class: 'industrial',
      name: 'Zone artisanale de la Fagne',
      ring: ring('780,-560 920,-620 980,-800 860,-820 770,-690'),
    },
  ],
  woods: [
    { name: 'Bois-le-Comte', point: [700, 1700], radius: 850, weight: 0.8 },
    { name: 'Bois des Hêtres', point: [-250, 1250], radius: 520, weight: 0.7 },
    { name: 'Bois du Ry', point: [-700, -500], radius: 520, weight: 0.65 },
    { name: 'Bois de la Vecquée', point: [2000, -600], radius: 900, weight: 0.7 },
    { name: 'Forêt de Grand-Bongard', point: [-2600, 2300], radius: 1100, weight: 0.8 },
    { name: 'Bois des Douaniers', point: [2800, 1700], radius: 600, weight: 0.7 },
    { name: 'Bois de l’Amblève', point: [-2300, -1600], radius: 700, weight: 0.6 },
    { name: 'Bois de Fosse', point: [300, -2900], radius: 900, weight: 0.6 },
    { point: [60, 0], radius: 480, weight: -1 },
    { point: [500, -350], radius: 650, weight: -0.9 },
    { point: [1900, 1100], radius: 420, weight: -0.8 },
    { point: [-800, -1420], radius: 330, weight: -0.8 },
  ],
  hamlets: [
    { name: 'Fosse', point: [1500, -2900], size: 4 },
    { name: 'Mirfeld', point: [3200, 2700], size: 4 },
    { name: 'La Baraque', point: [-1500, 150], size: 3 },
    { name: 'Noirefontaine', point: [-2700, 700], size: 5 },
    { name: 'Grand-Bongard', point: [-2500, 3200], size: 3 },
    { name: 'Hierlot', point: [-2500, -1250], size: 4 },
    { name: 'Lamonriville', point: [-3200, -3000], size: 4 },
    { name: 'Bruyères', point: [900, 3000], size: 4 },
    { name: 'Les Vallons', point: [2900, -1200], size: 3 },
    { name: 'Wolfsbusch', point: [3300, 400], size: 3 },
    { name: 'Le Thier du Lac', point: [-700, 2300], size: 3 },
  ],
  labels: [
    { class: 'town', name: 'Hauteroche', point: [20, 60] },
    { class: 'village', name: 'Bellevaux-la-Roche', point: [-800, -1430] },
    { class: 'village', name: 'Ondenroth', point: [1900, 1130] },
    { class: 'neighbourhood', name: 'La Fagne', point: [560, -250] },
    { class: 'landmark', name: 'Château de Hauteroche', point: [-20, 268] },
    { class: 'landmark', name: 'Maison communale', point: [-46, -4] },
    { class: 'landmark', name: 'Église Saint-Aubin', point: [82, -100] },
    { class: 'landmark', name: 'Barrage', point: [-850, 985] },
    { class: 'landmark', name: 'Croix des Pèlerins', point: [1400, 1800] },
    { class: 'landmark', name: 'Ancienne gare', point: [-235, 45] },
    { class: 'landmark', name: 'Moulin du Fond', point: [-430, 470] },
    { class: 'peak', name: 'Signal de la Fagne', point: [850, -450] },
    { class: 'peak', name: 'Crête des Hêtres', point: [-60, 1500] },
  ],
  terraces: ([x, y]) => Math.hypot(x - 30, y) < 130,
  walks: hauterocheWalks,
}
