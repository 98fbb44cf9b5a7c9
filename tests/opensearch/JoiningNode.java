import java.io.IOException;
import java.io.UncheckedIOException;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/** A node that joins others: the runner of 3.x takes every node that is started by itself for a whole cluster. */
class JoiningNode {
  public static void main(String[] args) throws InterruptedException {
    OpenSearchRunner runner = new OpenSearchRunner();
    runner.onBuild((number, settings) -> settings.put("discovery.type", "zen"));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        runner.close();
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }));
    runner.build(args);
    while (!runner.isClosed()) Thread.sleep(5000);
  }
}
