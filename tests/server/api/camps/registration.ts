/** What the form of a camp sends. */
export const registration = (more: object = {}) => ({
  location: 'pre-du-moulin',
  group: '12e unité',
  from: '2027-07-01',
  until: '2027-07-10',
  children: 24,
  leaders: 5,
  youngest: 8,
  oldest: 12,
  name: 'Anne Lambert',
  email: 'anne@maison.be',
  phone: '+32 470 12 34 56',
  phoneOnSite: '+32 470 12 34 57',
  arrival: 'train',
  fires: true,
  rules: true,
  ...more,
})
