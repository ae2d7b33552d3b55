import type { Roles } from './schemas/roles'

export default {
  roles: [
    { name: 'Frontend Developer' },
    { name: 'Backend Developer' },
    { name: 'UI/UX Designer' },
    { name: 'Digital Marketer' },
    { name: 'Cloud Engineer' },
    { name: 'Sales or Marketing' },
    { name: 'Data Scientist' },
  ],
} satisfies Roles
