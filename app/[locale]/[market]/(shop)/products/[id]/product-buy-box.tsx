import type { ComponentProps } from 'react'
import { AddToCart } from '#features/cart/components/add-to-cart.tsx'
import { AddWithRewardLoader } from '#features/cart/components/add-with-reward-loader.tsx'
import { SignInForPrices } from '#features/account/components/sign-in-for-prices.tsx'
import { BuyBox } from '#features/product/components/buy-box.tsx'
import { ChooseFirst } from '#features/product/components/choose-first.tsx'
import type { ProductPage } from '#features/product/load-product-page.ts'
import { rewardKey, VariantDeals } from '#features/product/components/variant-deals.tsx'
import { variantChoices } from '#features/product/variant-choices.ts'
import { SoldOutNotice } from '#features/stock-notifications/components/sold-out-notice.tsx'
import { StoreStock } from '#features/stores/components/store-stock.tsx'
import { loadStoreStock } from '#features/stores/server.ts'
import { currentMarket } from '#lib/market/current-market.ts'

type Props = Pick<ComponentProps<typeof BuyBox>, 'variant' | 'prices'> & { page: ProductPage }

/** The buttons for gifts and upsells that come with one copy. */
const togetherActions = ({ id, title }: Props['variant'], { rewardDeals }: ProductPage['variantDeals']) =>
  Object.fromEntries(
    rewardDeals
      .filter(({ minQuantity }) => minQuantity === 1)
      .flatMap(({ dealId, rewards }) =>
        rewards.map(({ variant }) => [
          rewardKey(dealId, variant.id),
          <AddWithRewardLoader
            key={variant.id}
            variantId={id}
            title={title}
            dealId={dealId}
            rewardId={variant.id}
            rewardTitle={variant.title}
          />,
        ]),
      ),
  )

/** The price, with the parts that other features add: the cart, the stock of the stores, the stock notification. */
export const ProductBuyBox = async (shown: Props) => {
  const { variant, page } = shown
  const { title, availability, stock } = variant
  const [storeStock, { segment }] = await Promise.all([loadStoreStock(variant), currentMarket()])
  const isOpen = variantChoices(variant.siblings, page.product.parameters, variant.id).some((one) => one.isRequired)
  const buy = { variantId: variant.id, title, availability, stock }
  return (
    <BuyBox
      {...shown}
      canBeOffered={segment === 'b2b' && !isOpen}
      storeStock={storeStock && <StoreStock stock={storeStock} />}
      action={isOpen ? <ChooseFirst /> : <AddToCart {...buy} />}
      barAction={isOpen ? <ChooseFirst className="flex-1" /> : <AddToCart {...buy} place="bar" />}
      deals={
        <VariantDeals
          {...page.variantDeals}
          currency={variant.price.currency}
          prices={shown.prices}
          actions={isOpen ? {} : togetherActions(variant, page.variantDeals)}
        />
      }
      signIn={<SignInForPrices redirectPath={variant.path} />}
      soldOutAction={<SoldOutNotice variant={variant} />}
    />
  )
}
