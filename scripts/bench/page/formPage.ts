const labels = ['Nom', 'Prénom', 'Rue', 'Localité', 'Sujet', 'Quartier', 'Association', 'Remarque']

/** JSON text of a page with a form of `count` fields. */
export function formPage(count: number): string {
  const inputs = Array.from({ length: count }, (_, index) => ({
    name: `field-${index}`,
    label: `${labels[index % labels.length]} ${index}`,
    inputType: 'text',
    required: index % 2 === 0,
  }))
  const data = { inputs, method: 'POST', endpoint: '/forms/fill', submitLabel: 'Envoyer' }
  return JSON.stringify({ title: 'Formulaire', components: [{ type: 'form', data }] })
}
