/** Streets, roads and paths of Hauteroche: `class|name|points`, metres from the lime tree. */
export const hauterocheRoads = `
primary|Place du Tilleul|-35,-22 30,-26 36,20 -30,26 -35,-22
primary|Rue de l’Ancienne Gare|-32,4 -100,8 -170,15 -280,40
primary|N647|-280,40 -520,60 -900,-60 -1600,100 -2600,300 -3990,250
primary|Rue Basse|35,-2 80,-8 125,-22
primary|Route d’Eupen|125,-22 250,-10 468,5 700,60 1000,160 1300,420 1560,760 1700,980
primary|Route de Saint-Vith|1700,980 1965,1085 2300,1130 2900,1300 3990,1500
residential|Rue Haute|35,10 57,40 120,45 200,60
residential|Rue du Ruisseau|80,-8 94,14 97,44
pedestrian|Place de l’École|94,14 112,10 116,26 97,30
residential|Rue de l’Église|30,-26 60,-62 110,-74
residential|Rue de la Chapelle|57,40 68,92 42,145
residential|Rue du Château|-30,26 -25,100 10,190 -10,250
residential|Rue du Moulin|-31,14 -90,110 -150,190 -250,230
residential|Rue du Rocher|-90,110 -170,92 -228,29
residential|Rue des Ardoisiers|-150,190 -200,290 -262,370 -330,470 -450,560
residential|Rue du Pont|110,-74 150,-60 200,-36 235,-12
residential|Rue de l’Enclos|110,-74 150,-118 210,-124
residential|Clos de l’Amblève|210,-124 262,-128 275,-85
residential|Rue du Lavoir|150,-118 162,-180 130,-240
residential|Rue des Tilleuls|30,-26 32,-90 28,-150
residential|Rue du Forgeron|-35,-22 -80,-90 -92,-145
residential|Rue de la Poste|-92,-145 -30,-162 28,-150
residential|Rue des Meuniers|28,-150 18,-225 -40,-300
residential|Rue des Jardins|-80,-90 -150,-108 -205,-165 -160,-205 -92,-145
footway|Ruelle du Rempart|120,45 150,64 150,108 68,92
residential|Rue Neuve|200,60 226,150 218,240 150,330
residential|Rue de la Fagne|210,-124 270,-220 333,-300 440,-390
secondary|Route de la Fagne|440,-390 560,-470 660,-560 760,-760 900,-1100 1100,-1500 1200,-2020 1212,-2190
secondary bridge|Route de la Fagne|1212,-2190 1218,-2245
secondary|N660|1218,-2245 1300,-2800 1500,-3990
residential|Chemin du Garde|270,-220 360,-180 440,-120
residential|Rue des Genêts|440,-120 470,-50 468,5
residential|Chemin de la Sablière|440,-120 480,-190 500,-280 440,-390
residential|Rue du Signal|470,-50 530,-62 600,-40 612,32
residential|Rue des Myrtilles|600,-40 720,-110 760,-200 660,-300 500,-280
residential|Rue de la Vecquée|720,-110 830,-30 862,110
residential|Rue des Sorbiers|830,-30 960,20 1040,90 1005,160
residential|Rue des Bruyères|333,-300 352,-400 362,-480 340,-570
residential|Chemin des Tourbières|340,-570 420,-600 560,-640 692,-615
residential|Rue du Haut-Marais|340,-570 250,-602 170,-620 100,-560
residential|Chemin des Bouleaux|340,-570 312,-700 305,-860
residential|Rue des Épicéas|305,-860 410,-800 560,-765 755,-745
residential|Rue de la Barrière|755,-745 690,-840 600,-900 480,-880 410,-800
residential|Chemin de l’Étang|150,330 250,480 330,640 350,730
service|Chemin du Bois-le-Comte|350,730 352,850 470,1000 640,1150 790,1310 900,1500
secondary|Rue de la Vallée|-40,-300 -150,-420 -350,-580 -503,-734 -640,-900 -740,-1050
secondary|Rue de l’Amblève|-740,-1050 -770,-1150 -800,-1300 -816,-1420
residential|Chemin des Prés|-503,-734 -440,-800 -380,-900
residential|Chemin du Gué|-740,-1050 -850,-950 -1000,-880 -1150,-860
residential|Rue de la Cense|-816,-1420 -870,-1395 -922,-1405
residential|Rue de la Goffe|-922,-1405 -1000,-1440 -1050,-1500
residential|Rue du Centre|-816,-1420 -806,-1490 -936,-1505 -1050,-1500
secondary|Rue de la Scierie|-1050,-1500 -1110,-1512 -1250,-1580
residential|Rue Saint-Aubin|-816,-1420 -700,-1450 -603,-1480 -525,-1430
secondary|Rue du Viaduc|-525,-1430 -470,-1500 -430,-1600 -422,-1745
residential|Rue des Tanneries|-525,-1430 -400,-1330 -300,-1280
residential|Rue du Vieux Four|-806,-1490 -790,-1560 -740,-1590
secondary|N676|-1250,-1580 -1800,-1700 -2600,-2120 -3990,-2050
secondary bridge|Pont de Bellevaux|-422,-1745 -412,-1830
secondary|N676|-412,-1830 -300,-2200 100,-2800 300,-3990
residential|Rue Saint-Hubert|1700,980 1745,1062 1800,1150 1900,1200
residential|Rue de l’Abreuvoir|1965,1085 1950,970 1880,880
residential|Rue de la Frontière|2090,1100 2210,985 2400,900
residential|Rue des Frênes|1745,1062 1630,1110 1540,1180
residential|Rue du Village|1965,1085 1950,1200 1990,1400 1995,1500
residential|Chemin du Calvaire|1900,1200 1830,1330 1800,1430 1993,1460
cycleway|Voie verte de l’Amblève|-3990,900 -2800,620 -1900,370 -1200,180 -700,210 -450,110 -228,29
cycleway|Voie verte de l’Amblève|-228,29 -240,-60 -310,-220 -470,-480 -400,-880 -240,-1250 -180,-1600 -172,-1815
cycleway bridge|Viaduc de Bellevaux|-172,-1815 -150,-1925
cycleway|Voie verte de l’Amblève|-150,-1925 100,-2200 900,-2450 1900,-2700 3990,-3300
path|Fond des Moulins|-250,230 -330,330 -420,430 -560,690 -700,860 -838,975
service|Chemin du Barrage|-450,560 -600,760 -838,975
path|Vallée du Ry|-240,-60 -300,-240 -450,-560 -690,-1000 -850,-1330 -922,-1405
path|Sentier de la Mère Loup|-450,-560 -760,-560 -1050,-640 -1150,-860
path|Crête des Hêtres|350,730 200,1000 -100,1250 -400,1400 -700,1440 -960,1340
path|Layon du Roi|640,1150 400,1350 150,1600 -150,1700 -500,1650 -700,1440
footway|Caillebotis de la Fagne|305,-860 200,-1000 50,-1050 -50,-900 20,-720 100,-560
path|Sentier des Linaigrettes|50,-1050 -100,-1180 -300,-1280
path|Croix des Pèlerins|900,1500 1100,1750 1400,1800 1650,1600 1540,1180
path|Chemin des Douaniers|2400,900 2700,1200 2620,1700 2300,1950 1995,1500
path|Chemin des Douaniers|1995,1500 1900,1800 1650,1600
steps|Degrés du Rocher|10,190 -60,212 -150,190
footway||42,145 10,190
service|Rue de la Carrière|-450,560 -560,540 -640,420
`
