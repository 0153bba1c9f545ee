const messages: Readonly<Record<number, [title: string, text: string]>> = {
  404: ['Page introuvable', 'Cette page n’existe pas ou n’existe plus.'],
  413: [
    'Envoi trop volumineux',
    'Revenez en arrière pour retrouver ce que vous avez écrit, et joignez moins de fichiers.',
  ],
  429: ['Trop de demandes', 'Vous avez ouvert beaucoup de pages en peu de temps. Réessayez dans une minute.'],
  503: ['Site en préparation', 'Le site n’est pas encore prêt. Réessayez dans quelques instants.'],
}

const defaultMessage: [title: string, text: string] = [
  'Une erreur est survenue',
  'La page n’a pas pu être affichée. Réessayez dans quelques instants.',
]

/** A page that needs nothing but this function: for when the portal itself cannot be drawn. */
export function plainPage(status: number): string {
  const [title, text] = messages[status] ?? defaultMessage
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Retour à l’accueil</a></p>
</main>
</body>
</html>
`
}
