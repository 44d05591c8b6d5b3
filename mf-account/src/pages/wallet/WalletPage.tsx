import { linkTo } from "@thuot-tha/shared/contracts";
import { ordersRoute, walletRoute } from "@thuot-tha/shared/contracts/routes/account";
import { Link, type PageProps } from "@thuot-tha/shared/platform";
import { Button, EmptyState, Pagination } from "@thuot-tha/shared/ui";
import { useDispatch, useSelector } from "react-redux";
import { LinkTabs } from "../../components/LinkTabs.tsx";
import { AccountLayout } from "../../features/layout/AccountLayout.tsx";
import { useOrderNews } from "../../features/notification/use-order-news.ts";
import { Payouts } from "../../features/payout/components/Payouts.tsx";
import { BalanceCard } from "../../features/wallet/components/BalanceCard.tsx";
import { Ledger } from "../../features/wallet/components/Ledger.tsx";
import { WalletFilters } from "../../features/wallet/components/WalletFilters.tsx";
import { directions, isFiltered, walletPath, walletQueryOf } from "../../features/wallet/query.ts";
import { getWallet, walletNewsReceived } from "../../features/wallet/slice.ts";
import { viWallet as words } from "../../locales/vi/wallet.ts";

/** The wallet's balance and ledger. */
export function WalletPage({ search }: PageProps) {
  const query = walletQueryOf(search);
  const dispatch = useDispatch();
  const { balance, ledger } = useSelector(getWallet);
  useOrderNews(() => dispatch(walletNewsReceived()));
  if (!balance || !ledger) return <AccountLayout title={words.title} />;
  const { items, pagination } = ledger;
  return (
    <AccountLayout title={words.title} lead={words.lead}>
      <BalanceCard balance={balance} />
      <Payouts balance={balance.balance} />
      <LinkTabs
        label={words.tabsLabel}
        current={query.direction ?? "all"}
        tabs={[null, ...directions].map((direction) => ({
          key: direction ?? "all",
          name: direction ? words.directions[direction] : words.all,
          to: walletPath({ ...query, direction, page: 1 }),
        }))}
      />
      <WalletFilters query={query} />
      {items.length > 0 ? (
        <section aria-label={words.ledger}>
          <Ledger items={items} />
        </section>
      ) : query.page > 1 ? (
        <EmptyState
          icon="wallet"
          title={words.beyondTitle}
          action={
            <Button as={Link} href={walletPath({ ...query, page: 1 })}>
              {words.beyondAction}
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon="wallet"
          title={isFiltered(query) ? words.emptyFiltered : words.emptyTitle}
          message={isFiltered(query) ? null : words.emptyMessage}
          action={
            <Button as={Link} href={linkTo(isFiltered(query) ? walletRoute : ordersRoute)}>
              {isFiltered(query) ? words.emptyFilteredAction : words.emptyAction}
            </Button>
          }
        />
      )}
      <Pagination
        as={Link}
        page={query.page}
        pageCount={Math.ceil(pagination.total / pagination.limit)}
        hrefOf={(page) => walletPath({ ...query, page })}
      />
    </AccountLayout>
  );
}
