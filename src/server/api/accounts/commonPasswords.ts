/** Common passwords of at least 8 characters in the four languages of the portals, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
    00000000 0123456789 0987654321 10203040 1029384756 11111111 11112222 11223344 112233445566 123123123 123321123
    12341234 12344321 12345678 123456789 1234567890 12345678910 123456789a 12345678a 1234567a 123654789 13579246
    147258369 147852369 159357159 159753456 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 20202020 20252025 20262026
    20272027 24681357 31415926 55555555 66666666 741852963 77777777 789456123 87654321 88888888 987654321 9876543210
    99999999 a12345678 a123456789 a1b2c3d4 aaa111222 abc12345 abcd1234 abcdefg1 abcdefgh1 admin123 admin1234
    adminadmin administrateur administrator alexander alexandra alexandre amsterdam amsterdam1 anderlecht antwerpen
    antwerpen1 arsenal1 asdfghjk asdfghjkl automne1 azerqsdf azerty12 azerty123 azerty1234 azertyui azertyuiop
    azsxdcfv babygirl babygirl1 barcelona barcelona1 baseball baseball1 basketball batman123 belgien1 belgique
    belgique1 belgium1 benjamin bienvenue bienvenue1 bienvenue123 blink182 bonjour1 bonjour12 bonjour123 brussel1
    brussels bruxelles bruxelles1 butterfly caroline catherine changeme changeme1 changeme123 charleroi charleroi1
    charlie1 charlotte charlotte1 chelsea1 chocolat chocolat1 chocolate chouchou christian christine computer
    computer1 coucou12 coucou123 danielle december deutschland deutschland1 dominique doudou123 dragon123 elisabeth
    ete2025! ete2026! familie1 famille1 ferrari1 football football1 football123 footballeur fortnite fortnite1
    francois frederic freedom1 garfield geheim123 hallo123 hallo1234 hallohallo hello123 hello1234 ichliebedich
    iloveyou iloveyou1 iloveyou2 internet internet1 isabelle janvier1 jennifer jessica1 jetaime1 jetaime12
    jetaime123 jevoustaime juventus letmein1 letmein123 liegeois liverpool liverpool1 lkjhgfdsa loulou123 louloute
    lovelove loveyou1 mama1234 maman123 mamanpapa manchester marseille marseille1 master123 maximilian mercedes
    mercedes1 metallica michelle michelle1 mickey123 minecraft minecraft1 mnbvcxz1 monkey123 monmotdepasse
    motdepasse motdepasse1 motdepasse123 motorola mylove123 namur123 nederland nederland1 nicolas1 nicolas123
    november nutella1 p@ssw0rd p@ssword pa$$word papa1234 papamaman passion1 passw0rd password password1 password12
    password123 password1234 passwort passwort1 passwort123 patricia philippe poiuytrewq poiuytreza pokemon1
    pokemon123 porsche911 princess princess1 princesse printemps printemps1 q1w2e3r4 q1w2e3r4t5 qazwsxedc qsdfghjklm
    qwaszx123 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop qwertz123 qwertzui qwertzuiop realmadrid rootroot
    salut123 samsung1 samsung123 sebastien secret123 september septembre shadow123 slipknot1 snoopy123 soleil12
    soleil123 sommer2025 sommer2026 sommer2027 standard1 standard12 starwars starwars1 stephanie summer2025
    summer2026 summer2027 sunflower sunshine sunshine1 superman superman1 test1234 test12345 testing1 testing123
    testtest trustno1 tweety123 user1234 veronique vlaanderen wachtwoord wachtwoord1 wachtwoord123 wallonie
    wallonie1 welcome1 welcome12 welcome123 welkom01 welkom12 welkom123 welkom1234 whatever whatever1 willkommen
    willkommen1 willkommen123 winter2025 winter2026 winter2027 wxcvbn123 zaq12wsx zaq1zaq1 zaqwsxcde zomer2025
    zomer2026 zomer2027
  `
    .trim()
    .split(/\s+/),
)
