/** Streets, roads and paths of Montclair-sur-Meuse: `class|name|points`, metres from the market square. */
export const montclairRoads = `
primary|N671|-3990,-3300 -3200,-2800 -2300,-2060 -1500,-1500 -1050,-1080 -780,-760
primary|Rue Joseph Wauters|-780,-760 -560,-500 -380,-300 -270,-190 -205,-110
primary|Rue des Remparts|-205,-110 -222,-30 -195,80 -100,165 40,200
primary|Avenue des Tilleuls|40,200 130,222 215,205 262,150
primary|Rue de l’Écluse|305,165 345,330 400,520 470,700 520,900 540,1200
primary|N671|540,1200 550,1560 640,2050 860,2700 960,3300 1040,3990
pedestrian|Place du Marché|-42,-26 38,-32 46,24 -36,30 -42,-26
pedestrian|Parvis Sainte-Aldegonde|-118,-122 -66,-128 -60,-84 -112,-76 -118,-122
primary|Place de la République|262,108 312,112 305,165 262,150 262,108
residential|Square des Combattants|-335,20 -275,12 -268,62 -330,70 -335,20
pedestrian|Rue Haute|44,0 95,-22 165,-18 215,30 262,108
residential|Rue du Beffroi|10,28 42,80 62,140 72,208
secondary|Rue du Pont|38,-32 105,-95 190,-178
secondary bridge|Pont de Montclair|190,-178 292,-268
secondary|N653|292,-268 420,-330 700,-330 1000,-300 1500,-120 2100,160 2900,260 3990,420
residential|Quai de Meuse|-98,-438 10,-345 100,-252 178,-172
residential|Quai des Mariniers|190,-178 268,-76 352,46 412,170 345,330
residential|Rue Grétry|105,-95 40,-160 -20,-250
residential|Rue Saint-Roch|-118,-122 -100,-190 -62,-228 -30,-300 -10,-362
pedestrian|Rue de la Collégiale|-42,-26 -60,-84
residential|Rue de l’Hôtel de Ville|-39,5 -110,-15 -218,-48
residential|Rue des Tanneurs|-36,30 -60,90 -112,152
residential|Rue des Drapiers|165,-18 225,-62 285,-52
residential|Rue des Écoles|148,-136 205,-92 225,-62
residential|Rue de la Halle|-20,-250 -62,-228 -120,-205 -190,-165 -236,-142
residential|Rue du Moulin à Vent|-152,-190 -152,-270 -105,-350 -60,-400
residential|Rue du Perron|-262,-182 -250,-280 -205,-370 -150,-430
service|Impasse du Vieux Puits|-105,-210 -92,-270 -98,-300
residential|Rue des Brasseurs|-195,80 -268,62
residential|Rue de la Fontaine|-268,62 -276,118 -285,166
residential|Avenue du Parc|-330,70 -348,112 -285,166 -212,226 -150,272 -112,298
residential|Boulevard de la Gare|262,150 250,240 215,310 165,372
residential|Rue de la Station|-112,298 -20,290 80,335 165,372
residential|Rue du 11 Novembre|130,222 145,300 128,352
secondary|Rue du Thier|-100,165 -118,260 -150,345 -220,450 -330,560 -420,700 -470,830 -430,950 -500,1050 -560,1100
residential|Rue de Hautmont|-330,560 -200,650 -60,730 60,850
residential|Rue du Stade|-220,450 -90,462 20,500 90,560
steps|Sentier des Écoliers|-90,462 -120,550 -140,685
residential|Rue de la Croix|-330,560 -470,590 -600,680
residential|Rue des Vergers|-200,650 -240,770 -260,900
residential|Rue du Belvédère|-60,730 20,665 60,600
residential|Rue du Calvaire|60,850 130,770 170,690
residential|Clos des Alouettes|-243,780 -160,790 -110,830
residential|Clos du Verger|-247,815 -170,850 -150,880
residential|Avenue des Hirondelles|-260,900 -120,985 40,960 60,850
residential|Rue de la Ferme|40,960 110,1060 140,1210
service|Chemin des Vignes|60,850 180,930 250,1060 275,1260
residential|Rue des Mésanges|-470,830 -545,830 -600,760 -600,680
residential|Rue des Carrières|-600,680 -720,630 -830,500
residential|Rue du Plateau|-470,590 -560,480 -690,400 -860,370
residential|Rue des Coteaux|-690,400 -600,305 -470,285 -340,350 -220,450
residential|Rue du Bois de Bèche|-690,400 -790,270 -950,160 -1180,90
path|Chemin du Point de Vue|-600,305 -640,230 -610,170
residential|Rue des Forges|-335,20 -440,-20 -580,-140 -720,-310
residential|Rue du Port|-380,-300 -330,-420 -290,-540 -310,-660
residential|Rue du Batelier|-560,-500 -480,-560 -400,-640 -310,-660
residential|Rue des Pêcheurs|-330,-420 -265,-410 -205,-370
residential|Rue des Roselières|-310,-660 -262,-570 -225,-480 -205,-370
residential|Rue du Chantier naval|-310,-660 -400,-770 -500,-890
footway|Rue de la Passerelle|-225,-480 -195,-535
footway bridge|Passerelle de l’Île|-195,-535 -135,-605
residential|Rue de l’Île|-135,-605 -85,-560 -30,-500
residential|Rue de l’Île|-135,-605 -190,-690 -225,-760
cycleway|Rue du Halage|-98,-438 -165,-500 -250,-610 -345,-770 -490,-990 -650,-1290 -870,-1700 -1120,-2300 -1400,-3000 -1750,-3990
cycleway|Allée des Peupliers|412,170 470,300 505,450 530,620 548,800 545,1000 548,1240 600,1700 680,2120
residential|Chemin des Saules|345,330 410,345 470,300
residential|Rue de la Drève|-560,1100 -690,1160 -830,1180
residential|Rue du Centre|-830,1180 -930,1150 -1050,1100 -1160,1010
residential|Rue de l’Église|-830,1180 -740,1265 -620,1260 -520,1340
residential|Chemin du Moulin|-830,1180 -920,1300 -1000,1400 -1120,1440
residential|Rue Haute|-740,1265 -800,1400 -940,1540 -1070,1640
secondary|N618|-1070,1640 -1300,1900 -1500,2500 -2000,3100 -2300,3990
secondary|Route de Bèche|-1160,1010 -1600,820 -2300,900 -3000,700 -3990,760
motorway|E25|2400,-3990 2620,-3000 2550,-2000 2750,-1000 2700,0 2900,1000 3100,2000 3000,3000 3200,3990
cycleway|Voie lente du Val|292,-268 230,-350 60,-500 -90,-720 -270,-990 -450,-1350 -640,-1700 -900,-2350 -1180,-3050 -1500,-3990
cycleway|Voie lente du Val|292,-268 380,-130 470,60 590,270 690,560 725,900 728,1240 770,1600 850,2000 1130,2750 1260,3990
path|Vallon de la Julienne|700,-330 860,-420 1080,-520 1350,-560 1650,-520 1950,-380 2080,-240 2100,160
path|Chemin des Roches|1080,-520 1150,-400 1260,-210
path|Sentier du Gué|1650,-520 1700,-690 1600,-900 1350,-990 1020,-900 780,-700 620,-500 420,-330
path|Sentier des Terrils|690,560 880,650 1060,800 1240,980 1350,1120 1420,1240 1530,1300 1660,1280
path|Sentier des Terrils|1660,1280 1790,1330 1860,1450 1760,1530 1620,1490 1530,1300
path|Sentier des Terrils|1760,1530 1500,1640 1240,1560 1000,1420 830,1330 728,1240
path|Chemin du Bois de la Dame|-1180,90 -1400,160 -1650,330 -1800,560 -1960,800 -2020,900
path|Layon du Cerf|-1650,330 -1950,280 -2250,380 -2400,600 -2320,880
path|Sentier de la Source|-1400,160 -1500,-40 -1420,-260 -1230,-330 -1050,-190 -950,160
path|Montée du Château|-440,-20 -520,90 -560,150 -610,170
steps|Degrés du Château|-348,112 -425,170 -480,200
footway|Chemin de ronde|-480,200 -560,215 -610,170
path|Chemin des Chapelles|-520,1340 -420,1550 -250,1700 -20,1720 150,1560 140,1210
path|Chemin des Chapelles|-1070,1640 -980,1800 -760,1900 -500,1840 -250,1700
path|Chemin de Croix|-1120,1440 -1350,1380 -1560,1180 -1600,820
footway||-276,118 -225,160 -180,200 -150,272
footway||-225,160 -195,80
residential||420,-330 520,-230 560,-90 620,60
residential||560,-90 690,-110 800,-200 820,-315
residential||520,-230 640,-220 690,-110
residential||550,-330 560,-440 640,-560 780,-600
residential||700,-330 690,-430 560,-440
service|Rue des Usines|400,520 330,590
service|Rue des Usines|470,700 380,760 400,860 500,850
service||-720,-310 -660,-440 -560,-500
service||-500,-890 -640,-790 -700,-680
`
