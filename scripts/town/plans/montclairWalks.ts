import { via, type Walk } from '../TownPlan'

/** The walks of Montclair-sur-Meuse, by waypoints in metres from its centre. */
export const montclairWalks: readonly Walk[] = [
  {
    uid: 'bords-de-meuse',
    via: via(`
        178,-172 Pont de Montclair
        10,-345 Halte fluviale
        -98,-438 Début du halage
        -250,-610 Face à l’île
        -490,-990 Darse du chantier naval
        -870,-1700 Aire de repos du halage
        -1120,-2300 Port-Saint-Jean`),
  },
  {
    uid: 'tour-du-centre',
    via: via(`
        42,0 Hôtel de ville
        -60,-84 Collégiale Sainte-Aldegonde
        -62,-228 Rue Saint-Roch
        10,-345 Quai de Meuse
        178,-172 Pont de Montclair
        225,-62 Rue des Drapiers
        262,108 Place de la République
        72,208 Avenue des Tilleuls
        -100,165 Remparts
        -225,160 Parc communal
        -218,-48 Rue de l’Hôtel de Ville
        -39,5 Place du Marché`),
  },
  {
    uid: 'panorama-du-chateau',
    via: via(`
        -39,5 Place du Marché
        -268,62 Square des Combattants
        -348,112 Pied des degrés
        -480,200 Chemin de ronde
        -610,170 Château de Montclair
        -600,305 Rue des Coteaux
        -220,450 Rue du Thier
        -90,462 Sentier des Écoliers
        60,600 Belvédère de Hautmont
        -330,560 Rue de la Croix
        -118,260 Pied du Thier
        -39,5 Retour place du Marché`),
  },
  {
    uid: 'voie-lente',
    via: via(`
        -1180,-3050 Prairies d’amont
        -640,-1700 Face à Port-Saint-Jean
        -90,-720 Pointe de l’île
        292,-268 Pont, rive droite
        470,60 Face aux quais
        690,560 Écluse de Montclair
        728,1240 Sentier des Terrils
        850,2000 Prairies de la rive droite
        1130,2750 Fin de la voie lente`),
  },
  {
    uid: 'sentier-des-terrils',
    via: via(`
        292,-268 Pont, rive droite
        690,560 Écluse de Montclair
        1060,800 Lisière
        1530,1300 Pied du Grand Terril
        1860,1450 Petit Terril
        1760,1530 Belvédère des terrils
        1240,1560 Ancien carreau
        728,1240 Voie lente
        470,60 Face aux quais
        292,-268 Retour au pont`),
  },
  {
    uid: 'vallon-de-la-julienne',
    via: via(`
        292,-268 Pont, rive droite
        700,-330 Sainte-Julienne
        1080,-520 Chemin des Roches
        1650,-520 Étang du Moulin
        1600,-900 Bois de la Julienne
        1020,-900 Sentier du Gué
        620,-500 Sortie du bois
        292,-268 Retour au pont`),
  },
  {
    uid: 'circuit-des-chapelles',
    via: via(`
        -330,560 Rue de Hautmont
        60,850 Chemin des Vignes
        140,1210 Rue de la Ferme
        -20,1720 Campagne de Hautmont
        -250,1700 Chapelle Saint-Roch
        -300,2700 Grand-Sart
        -1500,2500 Neuvebourg
        -1070,1640 Chapelle Sainte-Anne
        -830,1180 Église de Hermal
        -430,950 Rue du Thier
        -330,560 Retour à Hautmont`),
  },
  {
    uid: 'bois-de-la-dame',
    via: via(`
        -330,560 Rue de la Croix
        -690,400 Rue du Plateau
        -1180,90 Entrée du bois de Bèche
        -1500,-40 Sentier de la Source
        -1400,160 Carrefour des sentiers
        -1650,330 Layon du Cerf
        -2250,380 Bois de la Dame
        -2320,880 Route de Bèche
        -1960,800 Chemin du Bois de la Dame
        -1160,1010 Hermal
        -830,1180 Rue du Centre
        -330,560 Retour à Hautmont`),
  },
]
