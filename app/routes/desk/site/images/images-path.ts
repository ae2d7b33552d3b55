export const LIST = '/admin/site/images'
