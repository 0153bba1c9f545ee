import { via, type Walk } from '../TownPlan'

/** The walks of Hauteroche, by waypoints in metres from its centre. */
export const hauterocheWalks: readonly Walk[] = [
  {
    uid: 'tour-du-lac',
    via: via(`
        -838,975 Barrage
        -1090,1000 Anse du barrage
        -1350,1290 Rive sud
        -1570,1370 Anse des Roseaux
        -1880,1700 Queue du lac
        -1600,1770 Embouchure du Ry du Roi
        -1170,1515 Rive nord
        -930,1140 Plage du lac
        -838,975 Retour au barrage`),
  },
  {
    uid: 'crete-des-hetres',
    via: via(`
        350,730 Étang de baignade
        -100,1250 Bois des Hêtres
        -700,1440 Carrefour de la crête
        -960,1340 Vue sur le lac
        -1170,1515 Rive nord
        -1880,1700 Queue du lac
        -1350,1290 Rive sud
        -838,975 Barrage
        -450,560 Ardoisière
        -150,190 Rue du Moulin
        150,330 Rue Neuve
        350,730 Retour à l’étang`),
  },
  {
    uid: 'sentier-des-tourbieres',
    via: via(`
        210,-124 Rue de la Fagne
        333,-300 Rue des Bruyères
        340,-570 Chemin des Tourbières
        305,-860 Début du caillebotis
        50,-1050 Cœur de la fagne
        20,-720 Mare aux Linaigrettes
        100,-560 Rue du Haut-Marais
        560,-640 Plaine de la Fagne
        480,-190 Chemin de la Sablière
        210,-124 Retour au départ`),
  },
  {
    uid: 'fond-des-moulins',
    via: via(`
        -31,14 Place du Tilleul
        -150,190 Rue du Moulin
        -250,230 Bief du Moulin
        -420,430 Moulin du Fond
        -700,860 Gorge du Ry
        -838,975 Barrage
        -600,760 Chemin du Barrage
        -450,560 Ancienne ardoisière
        -262,370 Rue des Ardoisiers
        -31,14 Retour place du Tilleul`),
  },
  {
    uid: 'croix-des-pelerins',
    via: via(`
        350,730 Étang de baignade
        640,1150 Bois-le-Comte
        900,1500 Maison forestière
        1400,1800 Croix des Pèlerins
        1540,1180 Rue des Frênes
        1700,980 Ondenroth
        1300,420 Route d’Eupen
        200,60 Rue Haute
        150,330 Rue Neuve
        350,730 Retour à l’étang`),
  },
  {
    uid: 'boucle-du-village',
    via: via(`
        -31,14 Place du Tilleul
        -90,110 Rue du Moulin
        -150,190 Pied des degrés
        10,190 Château de Hauteroche
        42,145
        150,108 Ruelle du Rempart
        125,-22 Rue Basse
        110,-74 Église Saint-Aubin
        150,-118
        130,-240 Lavoir
        28,-150 Rue des Tilleuls
        -160,-205 Rue des Jardins
        -228,29 Ancienne gare
        -35,-22 Retour place du Tilleul`),
  },
  {
    uid: 'chemin-des-douaniers',
    via: via(`
        1965,1085 Église d’Ondenroth
        2210,985 Rue de la Frontière
        2700,1200 Ancienne borne
        2620,1700 Bois des Douaniers
        2300,1950 Point de vue
        1995,1500 Rue du Village
        1650,1600 Carrefour des Pèlerins
        1540,1180 Rue des Frênes
        1965,1085 Retour à l’église`),
  },
  {
    uid: 'vallee-du-ry',
    via: via(`
        -31,14 Place du Tilleul
        -228,29 Ancienne gare
        -300,-240 Vallée du Ry
        -450,-560 Sentier de la Mère Loup
        -690,-1000 Fond du Ry
        -922,-1405 Rue de la Goffe
        -816,-1420 Bellevaux-la-Roche
        -525,-1430 Rue du Viaduc
        -300,-1280
        50,-1050 Caillebotis de la Fagne
        340,-570 Chemin des Tourbières
        210,-124 Rue de la Fagne
        -31,14 Retour place du Tilleul`),
  },
]
