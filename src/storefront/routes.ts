/** The route table of spec 2.1. */
import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { CATALOGUE_LAYOUTS } from './features/catalogue/layouts.ts'
import { DETAILS_VARIANTS } from './features/product/details/purchase/variants.ts'

export default [
  index('routes/home/redirect.ts'),
  route('home/:home', 'routes/home/home.tsx'),
  // One module shows every catalogue layout, and one every details page; the path tells which.
  ...CATALOGUE_LAYOUTS.map(({ id, path }) => route(path, 'routes/shop/catalogue.tsx', { id: `catalogue-${id}` })),
  route('shop/shop', 'routes/shop/catalogue.tsx', { id: 'catalogue-shop-alias' }),
  route('shop/options', 'routes/shop/options.ts'),
  route('shop/shop-category', 'routes/shop/category.tsx'),
  ...DETAILS_VARIANTS.map(({ id, path }) => route(path, 'routes/shop/details.tsx', { id: `details-${id}` })),
  route('shop/cart', 'routes/shop/cart.tsx'),
  route('shop/wishlist', 'routes/shop/wishlist.tsx'),
  route('shop/compare', 'routes/shop/compare.tsx'),
  route('shop/order', 'routes/shop/order.tsx'),
  route('pages/checkout', 'routes/pages/checkout.tsx'),
  route('screens', 'routes/screens/layout.tsx', [
    route('aboutUs', 'routes/screens/about-us.tsx'),
    route('categories', 'routes/screens/categories.tsx'),
    route('catalogues', 'routes/screens/catalogues.tsx'),
    route('brands', 'routes/screens/brands.tsx'),
    route('products', 'routes/screens/products.tsx'),
    route('products/:categoryId', 'routes/screens/category-products.tsx'),
    route('product-details/:productId', 'routes/screens/product-details.tsx'),
    route('portfolio', 'routes/screens/portfolio.tsx'),
    route('contactUs', 'routes/screens/contact-us.tsx'),
  ]),
  route('pages/search', 'routes/pages/search.tsx'),
  route('pages/search-start', 'routes/pages/search-start.ts'),
  route('pages/orders/:number', 'routes/pages/order.tsx'),
  route('pages/orders/:number/invoices/:invoice', 'routes/pages/invoice.tsx'),
  route('pages/track-order', 'routes/pages/track-order.tsx'),
  route('pages/withdraw', 'routes/pages/withdraw.tsx'),
  route('pages/order-history', 'routes/pages/order-history.tsx'),
  route('pages/:slug', 'routes/pages/info.tsx'),
  route('sitemap.xml', 'routes/seo/sitemap.ts'),
  route('site.webmanifest', 'routes/seo/manifest.ts'),
  route('robots.txt', 'routes/seo/robots.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
